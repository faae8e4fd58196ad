export type FontFile = readonly [family: string, weight: string, file: string];

let isAsked = false;

/**
 * Shows fonts that came too late for the first paint, once the visitor goes to another page: there everything changes
 * anyway. Without fonts, the stand-ins stay.
 */
export function showLateFonts(files: readonly FontFile[]): void {
  if (isAsked) return;
  isAsked = true;
  for (const [family, weight, file] of files) {
    const face = new FontFace(family, `url(${file})`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    );
  }
}
