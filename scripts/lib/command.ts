import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../../src/data-layer/text/nearest";
import { main } from "./run";

type Option = {
  type: "boolean" | "string";
  about: string;
  /** What stands for the option's value in the help, e.g. `FOLDER`. */
  value?: string;
};

type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: "boolean" } ? boolean : string;
};

type Spec<Options> = {
  /** How it is called, e.g. `npm run golive -- [options]`. */
  usage: string;
  about: string;
  options?: Options;
  /** Words that it takes besides options, each with what it stands for; one in capitals stands for any word. */
  words?: Readonly<Record<string, string>>;
  /** Commands of content authors speak German. */
  language?: "de" | "en";
};

/** The option of content commands that tests use: they work on a copy of the project. */
export const ROOT_OPTION = {
  type: "string",
  value: "ORDNER",
  about: "arbeitet in einer anderen Kopie des Projekts",
} as const;

const TEXTS = {
  en: {
    usage: "Usage",
    help: "shows this help",
    unknown: (name: string) => `There is no ${name} here.`,
    nearest: (name: string) => `Did you mean ${name}?`,
    valueMissing: (name: string) => `${name} needs a value.`,
    valueTooMuch: (name: string) => `${name} takes no value.`,
    seeHelp: "--help lists what there is.",
    interrupted: "Interrupted.",
    noProject: (folder: string) => `There is no content/ in ${folder}.`,
  },
  de: {
    usage: "Aufruf",
    help: "zeigt diese Hilfe",
    unknown: (name: string) => `${name} gibt es hier nicht.`,
    nearest: (name: string) => `Meinten Sie ${name}?`,
    valueMissing: (name: string) => `${name} braucht einen Wert.`,
    valueTooMuch: (name: string) => `${name} nimmt keinen Wert.`,
    seeHelp: "--help nennt, was es gibt.",
    interrupted: "Abgebrochen. Was bis hierher beantwortet ist, bleibt.",
    noProject: (folder: string) => `In ${folder} gibt es keinen Ordner content/. Bitte den Ordner des Projekts nennen.`,
  },
} as const;

/**
 * Runs a script whose options are declared: shows them after `--help` and refuses others with the nearest.
 * @param work gets the values of the options and the words of the command line
 */
export function command<const Options extends Readonly<Record<string, Option>>>(
  spec: Spec<Options>,
  work: (values: Values<Options>, words: string[]) => Promise<void>,
): void {
  const texts = TEXTS[spec.language ?? "en"];
  main(async () => {
    const args = process.argv.slice(2);
    if (args.includes("--help") || args.includes("-h")) return console.log(helpOf(spec));
    const { values, words } = readArguments(spec, args);
    const { root = "." } = values as { root?: string };
    if (!existsSync(path.join(root, "content"))) throw new Error(texts.noProject(root));
    await work(values, words);
  }, texts.interrupted);
}

/** @throws with one line that names the nearest, for what is not declared */
export function readArguments<Options extends Readonly<Record<string, Option>>>(
  { options, words: known = {}, language = "en" }: Spec<Options>,
  args: string[],
): { values: Values<Options>; words: string[] } {
  const texts = TEXTS[language];
  const declared: Readonly<Record<string, Option>> = options ?? {};
  const { values, positionals, tokens } = parseArgs({
    args,
    options: declared,
    strict: false,
    tokens: true,
  });
  const refuse = (name: string, names: readonly string[]) => {
    const similar = nearest(name, names);
    return new Error(`${texts.unknown(name)} ${similar ? texts.nearest(similar) : texts.seeHelp}`);
  };
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const type = declared[token.name]?.type;
    if (!type)
      throw refuse(
        token.rawName,
        Object.keys(declared).map((name) => `--${name}`),
      );
    if (type === "boolean" && token.value !== undefined) throw new Error(texts.valueTooMuch(token.rawName));
    if (type === "string" && (!token.value || (!token.inlineValue && token.value.startsWith("--"))))
      throw new Error(texts.valueMissing(token.rawName));
  }
  const takesAnyWord = Object.keys(known).some((name) => /^[A-Z]+$/.test(name));
  const unknown = takesAnyWord ? undefined : positionals.find((word) => !Object.hasOwn(known, word));
  if (unknown !== undefined) throw refuse(unknown, Object.keys(known));
  return { values: values as Values<Options>, words: positionals };
}

export function helpOf({
  usage,
  about,
  options = {},
  words = {},
  language = "en",
}: Spec<Readonly<Record<string, Option>>>) {
  const texts = TEXTS[language];
  const rows = [
    ...Object.entries(words),
    ...Object.entries(options).map(
      ([name, { value, about }]) => [`--${name}${value ? ` ${value}` : ""}`, about] as const,
    ),
    ["--help", texts.help] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
  return [`${texts.usage}: ${usage}`, "", about, "", ...lines].join("\n");
}
