import type { Issue } from "../../src/data-layer/text/issue";
import type { OldFigure } from "../check/figures";

export type { Issue };

/** A field of Decap (https://decapcms.org/docs/widgets/); two controls are ours: `body`, Markdown, and `target`, a link. */
export type Field = {
  name: string;
  /** Its place in the file: `related[].slug`. */
  path: string;
  label: string;
  widget: string;
  /** The fewest and the most letters that a text may have. */
  letters?: readonly [least: number | undefined, most: number | undefined];
  /** The form that a picture must have: 3 to 2. */
  ratio?: readonly [width: number, height: number] | undefined;
  /** px; how wide a picture must be. */
  least?: number | undefined;
  /** Where a picture is shown, in the workspace's words. */
  slot?: string | undefined;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

/** A collection of Decap's configuration (https://decapcms.org/docs/collection-types/): single files, or documents. */
export type Collection = { name: string; label: string } & (Files | Folder);
type Files = {
  format: "content-json";
  extension: "json";
  files: { name: string; label: string; file: string; fields: Field[] }[];
};
type Folder = {
  format: "content-mdx";
  extension: "mdx";
  label_singular: string;
  folder: string;
  /** Where a document lies in the folder: `{{slug}}/index`. */
  path: string;
  /** Empty when pictures lie beside the document. */
  media_folder?: string | undefined;
  create: boolean;
  /** The kind of document that is created here, as `Workspace.create` knows it. */
  kind?: string | undefined;
  fields: Field[];
};

/** A question to the author; if there are choices, the answer is one of them. The note says what belongs there. */
export type Question = {
  name: string;
  label: string;
  required?: boolean;
  note?: string | undefined;
  value?: unknown;
  choices?: readonly string[];
};

/** A building block for the menu of texts: what it is for, an example, and the attributes that it can have. */
export type Block = {
  name: string;
  note: string;
  sample: string;
  attributes: readonly Question[];
  /** The further attributes of each choice of its first attribute. */
  variants?: Readonly<Record<string, readonly Question[]>>;
};

export type NewDocument = { kind: string; title: string; slug?: string | undefined; answers?: Record<string, string> };

/** What the list says of a document or a single file. */
export type Listed = {
  file: string;
  title: string;
  text: string;
  /** Whether visitors see it, in a word for its author. */
  state: string;
  /** On which it appeared or will appear: `2026-03-31`. */
  day?: string;
  place?: number;
  words?: number;
};

/** A picture in `content/`, and who shows it. */
export type Picture = {
  file: string;
  /** Milliseconds. */
  changed: number;
  bytes: number;
  /** Pixels; absent for a drawing. */
  size?: readonly [width: number, height: number];
  /** The texts that show it, the field that names it (`body` for the text), and the name as it is written there. */
  uses: readonly ({ file: string; field: string; name: string } & Pick<Field, "slot" | "ratio" | "least">)[];
};

/** What the forms and menus are made from, whatever the files are. */
export type ContentDescription = {
  collections: Collection[];
  blocks: Block[];
  /** The least and the greatest depth of headings in a text. */
  headingLevels: readonly [number, number];
  /** Options of `@sindresorhus/slugify`, which makes names of files. */
  slugOptions: object;
};

/** Passages in which an old figure means something else, and the field that lists them. */
export type Passages = { file: string; field: string; known: readonly string[] };

/** What facts once said, the texts that may still say it, and the passages that mean something else. */
export type OldFigures = { figures: OldFigure[]; files: string[]; passages: Passages };

/** The styles of the pages: what they import or link is found from the folder, an address of the site in the static one. */
export type Styles = { css: string; folder: string; staticFolder: string };

/** The folder of content that is edited. Files are named from there on: `content/jobs/driver.mdx`. */
export type Workspace = ContentDescription & {
  /** What lies in its `content/` can be edited, and nothing else. */
  root: string;
  styles: () => Promise<Styles>;
  /** Why a file in `content/` cannot be one with fields; `undefined` when it can. */
  fileNameError: (file: string) => string | undefined;
  /** Why a file cannot be a picture of that name where it is shown; `undefined` when it can. */
  pictureError: (place: string, name: string, slots: readonly string[]) => Promise<string | undefined>;
  list: () => Promise<Listed[]>;
  pictures: () => Promise<Picture[]>;
  /** Pictures that are not saved yet: path in `content/` → where they lie meanwhile. The editor fills it, check and preview read it. */
  unwritten: Map<string, string>;
  /** Where links may lead. */
  targets: () => Promise<string[]>;
  /** The issues of a draft and of files that refer to it; without a text, the issues that deleting the file would cause. */
  check: (file: string, text: string | undefined) => Promise<Issue[]>;
  /** All that is wrong in all files, as they are here or in another project's folder. */
  checkAll: (root?: string) => Promise<Issue[]>;
  oldFigures: () => OldFigures;
  /** What still stands in for something, and keeps the site from going live: in words for the author, with its place. */
  missing: () => Promise<string[]>;
  /** The page of a draft, with `data-line` on elements, and the length of its text in words. @throws while errors hide it */
  render: (file: string, text: string, stylesheet: string) => Promise<{ html: string; length?: string }>;
  /** The picture that networks show of a draft's page, as PNG; `undefined` when there is none. */
  card: (file: string, text: string) => Promise<Uint8Array | undefined>;
  questions: (kind: string) => Question[];
  /** @throws with a message for the author */
  create: (document: NewDocument) => Promise<{ file: string }>;
  /** Makes a draft from a document. @throws with a message for the author */
  duplicate: (file: string, document: { title: string; slug?: string }) => Promise<{ file: string }>;
  /** @returns also the new texts of the file and of all that refer to it @throws with a message for the author */
  changeSlug: (file: string, slug: string) => Renamed & { texts: ReadonlyMap<string, string> };
};

/** A document's new file, and the addresses of its page. */
export type Renamed = { file: string; addresses: readonly [old: string, now: string] };
