import { escapePattern } from "../../../../src/lib/escape-pattern";
import { peopleIn } from "../../copy-in";
import { publishedFiles } from "../../published";
import { finder, hinting, issuesInFiles, type Rule } from "../../rule";

/** Where the name still stands of someone who has another one now, or is gone. */
export const rule = {
  inProject: (root, { files }) => {
    const now = new Set(files.flatMap(peopleIn));
    const gone = publishedFiles(root)
      .flatMap(peopleIn)
      .filter((name) => !now.has(name));
    return gone.flatMap((name) => {
      const find = finder(
        new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, "gu"),
        () => `„${name}“ steht nicht mehr im Team. Bitte auch hier ändern.`,
      );
      return issuesInFiles(files, hinting(find));
    });
  },
  ofFolder: true,
} satisfies Rule;
