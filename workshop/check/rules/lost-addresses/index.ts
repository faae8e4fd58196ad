import type { ContentFile } from "../../../../src/data-layer/read/read-content";
import { dataAsWritten } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { publishedFiles } from "../../published";
import type { Rule } from "../../rule";

/** The addresses of a document that is published, and of those before it. */
function addressesOf(file: ContentFile): string[] {
  const { aliases, draft } = dataAsWritten(file);
  const slugs = [file.slug, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
  return draft === true || !file.type.collection ? [] : slugs.map(file.type.collection.pagePath);
}

/** Addresses that visitors and search engines know and that no document has any more. */
export const rule = {
  inProject: (root, { files }) => {
    const kept = new Set(files.flatMap(addressesOf));
    return publishedFiles(root).flatMap((before) => {
      const now = files.find(({ file }) => file === before.file);
      // Of a head that cannot be read, nobody knows the addresses.
      const lost = now && !now.data ? [] : addressesOf(before).filter((address) => !kept.has(address));
      const remedy =
        "aliases" in before.type.schema.fields
          ? `Soll sie bleiben, bitte in der Seite, die an ihre Stelle tritt, unter „aliases“ nennen: `
          : "Soll sie bleiben, bitte den alten Namen der Datei behalten: ";
      return lost.map((address) =>
        asHint({
          file: before.file,
          message: `Die Adresse ${address} führt ins Leere; veröffentlicht ist sie. ${remedy}${address.slice(address.lastIndexOf("/") + 1)}.`,
        }),
      );
    });
  },
  ofFolder: true,
} satisfies Rule;
