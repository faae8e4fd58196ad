import { select } from "@inquirer/prompts";

/** Lets an author choose, with help about the keys in German. */
export const choose = <Value>(message: string, choices: { value: Value; name: string }[]): Promise<Value> =>
  select({ message, choices, theme: { style: { keysHelpTip: () => "↑ ↓ wählen · Enter weiter" } } });
