import { ChevronDown } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { controlClasses, type FieldControlProps } from "../../components/field";
import { whenUnattended } from "../press/unattended";
import { currentSubmission, firstSubmission, keptEntries, subscribeToSubmission } from "./inquiry-store";
import type { InterestSelectProps } from "./interest-select";

export type InterestFieldProps = FieldControlProps & {
  required: boolean;
  "aria-required": true | undefined;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** The rest of the form's script is loaded. */
  isEnhanced: boolean;
};

/** Where our own list works better; for touch, the platform's is better. */
const FINE_POINTER = "(hover: hover) and (pointer: fine)";

/** Select for the subject of an inquiry: the platform's own, replaced by ours while nobody is using it. */
export function InterestField({ isEnhanced, placeholder, options, required, ...control }: InterestFieldProps) {
  const native = useRef<HTMLSpanElement>(null);
  const [Own, setOwn] = useState<ComponentType<InterestSelectProps>>();
  const [value, setValue] = useState("");
  const submission = useSyncExternalStore(subscribeToSubmission, currentSubmission, firstSubmission);

  useEffect(() => {
    if (!isEnhanced || !window.matchMedia(FINE_POINTER).matches) return;
    let stop = () => {};
    let isGone = false;
    import(/* webpackChunkName: "interest-select" */ "./interest-select").then(
      ({ InterestSelect }) => {
        if (!native.current || isGone) return;
        stop = whenUnattended(native.current, () => {
          const chosen = native.current?.querySelector("select")?.value ?? "";
          flushSync(() => {
            setValue(chosen);
            setOwn(() => InterestSelect);
          });
        });
      },
      // The platform's own list stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isEnhanced]);

  // What was sent is removed from the form.
  useEffect(() => {
    if (submission.state === "sent") setValue(keptEntries().interest);
  }, [submission]);

  if (Own) return <Own {...control} value={value} placeholder={placeholder} options={options} onChange={setValue} />;
  return (
    <span ref={native} className="relative block">
      <select
        {...control}
        required={required}
        name="interest"
        defaultValue=""
        className={`${controlClasses} appearance-none pr-10`}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value: interest, label }) => (
          <option key={interest} value={interest}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.5 size-5" />
    </span>
  );
}
