import type { ReactNode } from "react";
import { NoBreakWords } from "./no-break-words";

/** Classes of every control that visitors type into or choose from. */
export const controlClasses =
  "block w-full rounded-control border border-slate bg-white px-3.5 py-2.5 text-base text-deep placeholder:text-slate hover:border-deep focus-visible:outline-offset-1 aria-[invalid=true]:border-2 aria-[invalid=true]:border-brick aria-[invalid=true]:scroll-mb-20 disabled:opacity-60 min-h-12";

/** Attributes that link a control to its label and message. */
export type FieldControlProps = { id: string; "aria-invalid"?: boolean; "aria-describedby"?: string };

type FieldProps = {
  id: string;
  label: string;
  required?: boolean;
  /** Its first line says what is wrong, a second one what to do. */
  error?: string;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
};

/** A label, its control, and the message for an invalid entry. */
export function Field({ id, label, required, error, className, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children(error ? { id, "aria-invalid": true, "aria-describedby": errorId } : { id })}
      {error && (
        <div id={errorId} className="mt-1.5 text-note font-medium text-brick-dark">
          {error.split("\n").map((line) => (
            <NoBreakWords key={line} as="p" text={line} />
          ))}
        </div>
      )}
    </div>
  );
}
