import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { controlClasses, type FieldControlProps } from "../../components/field";
import { usePointerCode } from "../press/use-pointer-code";
import { keptEntries, useSubmission } from "./inquiry-store";

/** What the browser checks, and what is only read out. */
export type Rules = { required: boolean; "aria-required": true | undefined };

type InterestFieldProps = FieldControlProps &
  Rules & {
    label: string;
    placeholder: string;
    options: readonly { value: string; label: string }[];
    /** The rest of the form's script is loaded. */
    isEnhanced: boolean;
  };

/** Select for the subject of an inquiry: the platform's own, replaced by ours while nobody is using it. */
export function InterestField({ isEnhanced, label, placeholder, options, required, ...control }: InterestFieldProps) {
  const [value, setValue] = useState("");
  const submission = useSubmission();
  const { code: own, holder } = usePointerCode(
    () => import(/* webpackChunkName: "interest-select" */ "./interest-select"),
    isEnhanced,
    (replaced) => setValue(replaced.querySelector("select")?.value ?? ""),
  );

  // What was sent is removed from the form.
  useEffect(() => {
    if (submission.state === "sent") setValue(keptEntries().interest);
  }, [submission]);

  if (own) return <own.InterestSelect {...control} {...{ label, value, placeholder, options }} onChange={setValue} />;
  return (
    <span ref={holder} className="relative block">
      <select
        {...control}
        required={required}
        name="interest"
        defaultValue=""
        className={`${controlClasses} appearance-none pr-10`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.5 size-5" />
    </span>
  );
}
