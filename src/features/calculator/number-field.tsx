import { useDeferDuringPress } from "../click-guard/pointer-release";
import type { CalculatorField } from "./calculator";

type NumberFieldProps = {
  id: string;
  field: CalculatorField;
  input: string | undefined;
  /** German message; absent for a valid input. */
  error?: string | undefined;
  onInput: (text: string) => void;
  /** Called on blur and on Enter. */
  onCommit: () => void;
};

/** An input for a German number with label, unit and error message. */
export function NumberField({ id, field: { label, unit, whole }, input, error, onInput, onCommit }: NumberFieldProps) {
  const shown = useDeferDuringPress(error);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          className="calculator-entry"
          inputMode={whole ? "numeric" : "decimal"}
          autoComplete="off"
          value={input}
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-einheit${shown ? ` ${id}-fehler` : ""}`}
          onChange={({ target }) => onInput(target.value)}
          onBlur={onCommit}
          onKeyDown={({ key }) => key === "Enter" && onCommit()}
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
