import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content-types/content-type";
import { OTHER_MEDIA_STYLES } from "../lib/other-media";

/** Adds to the styles for paper that every sheet names the company and its address. */
export async function writePrintStyles(root: string, { legalName, company, url }: Site): Promise<void> {
  const { street, postalCode, city, email } = company;
  const line = [legalName, street, `${postalCode} ${city}`, email, new URL(url).host].join(" · ");
  const sheet = `@page {\n  margin: 15mm 15mm 18mm;\n  @bottom-left {\n    content: ${JSON.stringify(line)};\n    font-size: 8pt;\n  }\n}\n`;
  const styles = await readFile(path.join(root, "static", OTHER_MEDIA_STYLES.href), "utf8");
  await writeFile(path.join(root, "public", OTHER_MEDIA_STYLES.href), `${styles}\n${sheet}`);
}
