/** What a preview for authors says besides the site's own texts. */
export type PreviewSettings = {
  /** Name of the bar for screen readers. */
  label: string;
  /** What a preview is. */
  note: string;
  edit: string;
  /** Start of the address at which a file is edited; empty where there is none. */
  editUrl: string;
  /** What the form answers instead of sending. */
  form: string;
};

/** Set by `scripts/build.ts` for a preview; in every other build, conditions on the variable leave the code out. */
export const previewSettings: PreviewSettings | undefined = process.env.GATSBY_PREVIEW
  ? JSON.parse(process.env.GATSBY_PREVIEW)
  : undefined;
