import { decodeString } from "micromark-util-decode-string";

/** Signs that are meant as such wait in a range that no text uses. */
const HIDDEN = 0xe000;
const hide = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(HIDDEN + sign.charCodeAt(0)));

const unhide = (text: string) =>
  text.replace(/[\uE000-\uE07F]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN));

/** An address, a sign after \, one that is named, code: what stands between equal runs of `, none of them right at a word. */
const LITERAL =
  /(?<!\()(?:https?:\/\/|www\.)[^\s<>()[\]*`]*[\p{L}\p{N}/]|\\[!-/:-@[-`{-~]|&#?\w{1,31};|(?<![`\p{L}\p{N}])(`+)(?!`)((?:(?!(?<!`)\1(?!`))[\s\S])*)\1(?![`\p{L}\p{N}])/gu;
/** A note for the checks. */
const COMMENT = /\{\/\*[^*]*\*\/\}/g;
const LINK = /!?\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
/** What an unfinished link leaves between its words and its address. */
const UNFINISHED = /\](?=\s*\((?:[/#.]|\w+:|$))|\](?=\()|\)(?=\[(?:[/#]|\w+:))/g;
/** A footnote, what wikis write in place of a link, and a link whose target stands in a line of its own. */
const NAMED = /\[\^[^[\]\s]+\]|\[\[([^[\]]*)\]\]|\[([^[\]]+)\](?:\[([^[\]]*)\])?/g;
/** What begins a note, a fenced block or a definition in dialects of Markdown. */
const BEGINNING = /^(?:\[!\w+\]|:::.*|!!!\s|:\s+)/gm;
/** Marks that a dialect of Markdown puts around words. */
const MARKS = /\*+|_+|~+|\^+|=+|\++|%+|\|+|:+|\$+/g;
const WORD = /[\p{L}\p{N}\p{M}\uE000-\uE07F]/u;

/** Takes marks around words away, in each dialect; one that has no other half is a sign, but for two stars. */
function withoutMarks(text: string): string {
  const open = new Map<string, number>();
  const gone = new Set<number>();
  const remove = (start: number, length: number) => {
    for (let index = start; index < start + length; index++) gone.add(index);
  };
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    const [sign = "", before = " ", after = " "] = [found[0] ?? "", text[index - 1], text[index + found.length]];
    const [followsWord, leadsWord] = [WORD.test(before), WORD.test(after)];
    const isDouble = sign === "*" && found.length > 1;
    if (found.length > 3 || (/\d/.test(before) && /\d/.test(after))) continue;
    if (isDouble) remove(index, 2);
    if (/\s/.test(before) && /\s/.test(after)) continue;
    const [start, run] = isDouble ? [index + 2, found.slice(2)] : [index, found];
    if (!run || (run.length === 1 && "=+%|".includes(sign))) continue;
    // Inside a word stand only marks of raised and lowered signs, and those of two.
    if (followsWord && leadsWord && !"^~=".includes(sign)) continue;
    const other = open.get(run);
    const isClosing = other !== undefined && other + run.length < start && !/[\s([{„‚]/.test(before);
    const mayHoldSpaces = run.length > 1 || "*_$".includes(sign);
    if (isClosing && (mayHoldSpaces || !/\s/.test(text.slice(other, start)))) {
      for (const half of [other, start]) remove(half, run.length);
      open.delete(run);
    } else if (!/[\s)\]}“”’.,;]/.test(after) && (!followsWord || "^~=".includes(sign))) open.set(run, start);
  }
  return text
    .split("")
    .filter((_, index) => !gone.has(index))
    .join("");
}

/** What a link's target or a footnote is called, however it is spaced and spelt. */
export const labelOf = (label: string): string =>
  label
    .replace(/[`*_\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/**
 * The signs that an author means to show: without what is markup to somebody, here or in a dialect of Markdown; with
 * those after \, and in code, as they are.
 * @param isTarget whether a line says where a link of this name leads
 */
export function readSigns(text: string, isTarget: (label: string) => boolean): string {
  const literal = text.replace(COMMENT, "").replace(LITERAL, (found, _, code) => hide(code ?? decodeString(found)));
  const plain = withoutMarks(
    literal
      .replace(BEGINNING, "")
      .replace(LINK, (found, words) => (found.startsWith("!") ? "" : words))
      .replace(LINK, "$1")
      .replace(UNFINISHED, "")
      .replace(NAMED, (found, wiki, label, target) => {
        if (label === undefined) return wiki ?? "";
        return target !== undefined || isTarget(labelOf(unhide(label))) ? label : found;
      }),
  );
  return unhide(plain);
}
