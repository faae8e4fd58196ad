import { today } from "../../../../src/data-layer/model/release";
import { type ContentFile, dataAsWritten, issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint, type Issue } from "../../../../src/data-layer/text/issue";
import { escapePattern } from "../../../../src/lib/escape-pattern";
import { peopleIn } from "../../copy-in";
import { publishedFiles } from "../../published";
import { finder, issuesInFiles, type Rule } from "../../rule";

/** The addresses of a document that is published, and of those before it. */
function addressesOf(file: ContentFile): string[] {
  const { aliases, draft } = dataAsWritten(file);
  const slugs = [file.slug, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
  return draft === true || !file.type.collection ? [] : slugs.map(file.type.collection.pagePath);
}

/** Addresses that visitors and search engines know and that no document has any more. */
function lostAddresses(before: ContentFile, now: ContentFile | undefined, kept: ReadonlySet<string>): Issue[] {
  // Of a head that cannot be read, nobody knows the addresses.
  const lost = now && !now.data ? [] : addressesOf(before).filter((address) => !kept.has(address));
  const remedy =
    "aliases" in before.type.schema.fields
      ? `Soll sie bleiben, bitte in der Seite, die an ihre Stelle tritt, unter „aliases“ nennen: `
      : "Soll sie bleiben, bitte den alten Namen der Datei behalten: ";
  return lost.map((address) => ({
    file: before.file,
    message: `Die Adresse ${address} führt ins Leere; veröffentlicht ist sie. ${remedy}${address.slice(address.lastIndexOf("/") + 1)}.`,
  }));
}

/** A text whose sentences have changed while its day of change has not. */
function oldDay(before: ContentFile, now: ContentFile): Issue[] {
  const [old = "", updated = ""] = [before, now].map((file) => dataAsWritten(file).updated as string | undefined);
  const hasDay = "updated" in now.type.schema.fields;
  const message = `Der Text hat sich geändert, das Datum nicht. Bitte „updated: ${today()}“ schreiben, wenn Leser das wissen sollen.`;
  return hasDay && updated === old && updated !== today() && wordsIn(before).join() !== wordsIn(now).join()
    ? [issueAt(now, ["updated"], message)]
    : [];
}
const wordsIn = ({ parsed: { body } }: ContentFile) => body.split(/\s+/).filter(Boolean);

/** Finds the name of someone who is in the team no more. */
const nameFinder = (name: string) =>
  finder(
    new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, "gu"),
    () => `„${name}“ steht nicht mehr im Team. Bitte auch hier ändern.`,
  );

/** What is published and is no more: an address, a name, the sentences of a day. */
export const rule = {
  inProject: (root, { files }) => {
    const kept = new Set(files.flatMap(addressesOf));
    const namesIn = (file: ContentFile) => peopleIn(file).map(({ name }) => name);
    const people = new Set(files.flatMap(namesIn));
    return publishedFiles(root).flatMap((before) => {
      const now = files.find(({ file }) => file === before.file);
      const names = namesIn(before).filter((name) => !people.has(name));
      const found = names.flatMap((name) => issuesInFiles(files, nameFinder(name)));
      return [...lostAddresses(before, now, kept), ...(now ? oldDay(before, now) : []), ...found].map(asHint);
    });
  },
  ofFolder: true,
} satisfies Rule;
