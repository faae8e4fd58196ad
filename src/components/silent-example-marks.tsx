import { EXAMPLE_MARK } from "../config/constants";
import { NoBreakWords } from "./no-break-words";

/** Whether a text holds a fact that is not known yet. */
export const isExample = (text: string): boolean => text.includes(EXAMPLE_MARK);

/** A text without its marks of facts not known yet: its block says so once. */
export const SilentExampleMarks = ({ text }: { text: string }) => (
  <NoBreakWords text={text.replaceAll(EXAMPLE_MARK, "")} />
);
