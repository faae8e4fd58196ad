import { useDeferDuringPress } from "../press/pointer-release";
import type { CalculatorField } from "./calculator";

type EntryFieldProps = {
  id: string;
  field: CalculatorField;
  text: string | undefined;
  /** What is wrong with the entry. */
  fault?: string | undefined;
  onType: (text: string) => void;
  /** The field was left, or Enter pressed. */
  onLeave: () => void;
};

/** One entry of a calculation: its label, a field for a German number, its unit, and what is wrong with it. */
export function EntryField({ id, field: { label, unit, whole }, text, fault, onType, onLeave }: EntryFieldProps) {
  const shown = useDeferDuringPress(fault);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          className="calculator-entry"
          inputMode={whole ? "numeric" : "decimal"}
          autoComplete="off"
          value={text}
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-einheit${shown ? ` ${id}-fehler` : ""}`}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
          onKeyDown={({ key }) => key === "Enter" && onLeave()}
        />{" "}
        <span id={`${id}-einheit`}>{unit}</span>
      </div>
      {shown && (
        <p id={`${id}-fehler`} className="calculator-fault">
          {shown}
        </p>
      )}
    </div>
  );
}
