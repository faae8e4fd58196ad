import { installFrom, isInstalled } from "./npm-install.mjs";

const TEXTS = {
  en: {
    installing: (folder: string) => `Installing what ${folder} needs …`,
    failed: (folder: string) => `npm ci failed in ${folder}.`,
  },
  de: {
    installing: (folder: string) => `Einmalig wird installiert, was ${folder} braucht …`,
    failed: (folder: string) =>
      `In ${folder} ließ sich nichts installieren. Bitte prüfen, ob eine Verbindung zum Internet besteht.`,
  },
};

/**
 * Installs what a folder with a lockfile of its own needs, unless it is there already.
 * @param folder from the project on, e.g. `workshop/editor`
 * @param withTests also what its tests need
 * @param language of what is said meanwhile; content authors read German
 * @throws when npm fails
 */
export function installPackage(
  folder: string,
  { withTests = false, language = "en" as keyof typeof TEXTS } = {},
): void {
  if (isInstalled(folder, withTests)) return;
  const { installing, failed } = TEXTS[language];
  console.log(installing(folder));
  if (!installFrom(folder, ...(withTests ? [] : ["--omit=dev"]))) throw new Error(failed(folder));
}
