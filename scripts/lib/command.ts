import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../../src/lib/nearest";
import { inLanguageOfCommand } from "./language.mjs";
import { refuseForeign } from "./output-folder";
import { main } from "./run";

/**
 * `value` stands for the option's value in the help, e.g. `TEXT`. Where it names a place, that is refused before the work:
 * a project without content, an output folder in which something lies that no command has written.
 */
type Option = { type: "boolean" | "string"; about: string; value?: string; place?: "project" | "output" };
type Options = Readonly<Record<string, Option>>;
type Values<Given> = { [Name in keyof Given]?: Given[Name] extends { type: "boolean" } ? boolean : string };

type Spec<Given> = {
  /** How it is called, e.g. `npm run golive -- [options]`. */
  usage: string;
  about: string;
  options?: Given;
  /** Words that it takes besides options, each with what it stands for; one in capitals stands for any word. */
  words?: Readonly<Record<string, string>>;
};

/** The option of content commands that tests use: they work on a copy of the project. */
export const ROOT_OPTION = {
  type: "string",
  place: "project",
  value: "ORDNER",
  about: "arbeitet in einer anderen Kopie des Projekts",
} as const;

const texts = inLanguageOfCommand({
  en: {
    usage: "Usage",
    help: "shows this help",
    unknown: (name: string) => `There is no ${name} here.`,
    hint: (similar?: string) => (similar ? `Did you mean ${similar}?` : "--help lists what there is."),
    valueMissing: (name: string) => `${name} needs a value.`,
    valueTooMuch: (name: string) => `${name} takes no value.`,
    interrupted: "Interrupted.",
    noProject: (folder: string) => `There is no content/ in ${folder}.`,
  },
  de: {
    usage: "Aufruf",
    help: "zeigt diese Hilfe",
    unknown: (name) => `${name} gibt es hier nicht.`,
    hint: (similar) => (similar ? `Meinten Sie ${similar}?` : "--help nennt, was es gibt."),
    valueMissing: (name) => `${name} braucht einen Wert.`,
    valueTooMuch: (name) => `${name} nimmt keinen Wert.`,
    interrupted: "Abgebrochen. Was bis hierher beantwortet ist, bleibt.",
    noProject: (folder) => `In ${folder} gibt es keinen Ordner content/. Bitte den Ordner des Projekts nennen.`,
  },
});

/**
 * Runs a script whose options are declared: shows them after `--help` and refuses others with the nearest.
 * @param work gets the values of the options and the words of the command line
 */
export function command<const Given extends Options>(
  spec: Spec<Given>,
  work: (values: Values<Given>, words: string[]) => Promise<void>,
): void {
  main(async () => {
    const args = process.argv.slice(2);
    if (args.includes("--help") || args.includes("-h")) return console.log(helpOf(spec));
    const { values, words } = readArguments(spec, args);
    const places = Object.entries<Option>(spec.options ?? {}).map(
      ([name, { place }]) => [place, values[name]] as const,
    );
    for (const [place, folder] of places) if (place === "output" && folder) refuseForeign(String(folder));
    const root = String(places.find(([place]) => place === "project")?.[1] ?? ".");
    if (!existsSync(path.join(root, "content"))) throw new Error(texts.noProject(root));
    await work(values, words);
  }, texts.interrupted);
}

/** @throws with one line that names the nearest, for what is not declared */
export function readArguments<Given extends Options>(
  { options, words = {} }: Spec<Given>,
  args: string[],
): { values: Values<Given>; words: string[] } {
  const declared: Options = options ?? {};
  const names = Object.keys(declared).map((name) => `--${name}`);
  const { values, positionals, tokens } = parseArgs({ args, options: declared, strict: false, tokens: true });
  const refuse = (name: string, known: readonly string[]) =>
    new Error(`${texts.unknown(name)} ${texts.hint(nearest(name, known))}`);
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = declared[name]?.type;
    if (!type) throw refuse(rawName, names);
    if (type === "boolean" && value !== undefined) throw new Error(texts.valueTooMuch(rawName));
    if (type === "string" && (!value || (!inlineValue && value.startsWith("--"))))
      throw new Error(texts.valueMissing(rawName));
  }
  const takesAnyWord = Object.keys(words).some((name) => name === name.toUpperCase());
  const unknown = takesAnyWord ? undefined : positionals.find((word) => !Object.hasOwn(words, word));
  if (unknown !== undefined) throw refuse(unknown, Object.keys(words));
  return { values: values as Values<Given>, words: positionals };
}

function helpOf({ usage, about, options = {}, words = {} }: Spec<Options>): string {
  const declared = Object.entries(options).map(
    ([name, { value = "", about }]) => [`--${name} ${value}`, about] as const,
  );
  const rows = [...Object.entries(words), ...declared, ["--help", texts.help] as const];
  const width = Math.max(...rows.map(([name]) => name.trimEnd().length));
  const lines = rows.map(([name, what]) => `  ${name.trimEnd().padEnd(width)}  ${what}`);
  return [`${texts.usage}: ${usage}`, "", about, "", ...lines].join("\n");
}
