import { finder, ofCopy } from "../../rule";

/** What stands in quotation marks of any kind, or a mark that has no other. */
const QUOTATION =
  /["„“”](?<words>[^"„“”]*)["“”]|["”„]|(?<=^|[\s(])“|[»«](?<others>[^»«]*)[»«]|(?<=^|[\s(])(?:‘(?<single>[^‘’]+)[‘’]|'(?<straight>[^'\n]+)'(?!\p{L})|,,(?<commas>[^"'“”\n]{1,300})(?:''|["“”]))/gu;
const GERMAN_QUOTATION = /^„[^"„“”]*“$/;
/** So much of a quotation is repeated, enough to find it. */
const MAX_QUOTED_LENGTH = 40;

/** One issue for each pair of marks that are not German. */
const findMarks = finder(QUOTATION, (found, { groups }) => {
  if (GERMAN_QUOTATION.test(found)) return undefined;
  if (found === "„") return "Nach diesem „ fehlt das schließende Anführungszeichen: “.";
  const inside = Object.values(groups ?? {}).find((words) => words !== undefined);
  const words = inside?.replace(/\s+/g, " ") || "…";
  const shown = words.length > MAX_QUOTED_LENGTH ? `${words.slice(0, MAX_QUOTED_LENGTH)}…` : words;
  return `Falsche Anführungszeichen. Richtig ist „${shown}“.`;
});

export const rule = ofCopy(findMarks);
