import { asHint } from "../../../../src/data-layer/text/issue";
import { isTypoOf } from "../../../../src/lib/nearest";
import { peopleIn } from "../../copy-in";
import { finder, type Rule } from "../../rule";

/** Each two words of a text that may be a name. */
const NAME = /(?<![\p{L}-])(?=(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?![\p{L}-]))/gu;
/** „Anna Musterfrau, Vertriebsleitung“ */
const SIGNATURE = /^([^,]+), (\p{Lu}[\p{L} -]+)$/gu;
/** So far into the second name, with the blank before it, two people are hardly called alike. */
const ALIKE = 4;
/** So many letters tell a role: „Vertrieb“ is „Vertriebsleitung“. */
const STEM = 5;

/** Hints at names and roles that differ from those of the team. */
export const rule = {
  inCopy: ({ files }) => {
    const people = files.flatMap(peopleIn);
    const findNames = finder(NAME, (_found, [, found = ""]) => {
      const isKnown = people.some(({ name }) => found === name || found === `${name}s`);
      const isNear = ({ name }: (typeof people)[number]) =>
        isTypoOf(name, found) || found.startsWith(name.slice(0, name.indexOf(" ") + ALIKE));
      const { name } = (!isKnown && people.find(isNear)) || {};
      return name && `„${found}“: Gemeint ist vielleicht „${name}“ wie in pages/about.json.`;
    });
    const findRoles = finder(SIGNATURE, (found, [, name, role]) => {
      const known = people.find((person) => person.name === name)?.role;
      const isOther = String(known).slice(0, STEM) !== role?.slice(0, STEM);
      return known !== undefined && isOther && `„${found}“: In pages/about.json steht „${known}“.`;
    });
    return (copy) => [...findNames(copy), ...findRoles(copy)].map(asHint);
  },
} satisfies Rule;
