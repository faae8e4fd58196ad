import type { ComponentType } from "react";
import type { ChartRule } from "../components/charts/chart-data";

/** A building block for texts, which authors write in angle brackets. */
export type Block = {
  // biome-ignore lint/suspicious/noExplicitAny: MDX hands each component its own attributes.
  component: ComponentType<any>;
  /** Attributes the author must write. */
  required: readonly string[];
  /** Attributes the author may write. */
  optional?: readonly string[];
  /** Says where its figure comes from: attributes as in `data-layer/model/evidence.ts`. */
  evidence?: true;
  /**
   * An attribute that says which of several variants is meant; the others depend on it. Each variant may stand once in
   * a text: a second one would have the same anchor.
   */
  variants?: { attribute: string; of: Readonly<Record<string, BlockVariant>> };
  /** Name of the only content type whose pages can show it. */
  onlyIn?: string;
  /** Contains a Markdown table: any, or one whose numbers a chart shows. */
  table?: true | ChartRule;
  /** What it contains besides: a text or a list that must be there, or a text that may. Absent: nothing. */
  content?: "text" | "list" | "optional text";
  /** What each attribute says, for authors; those of its evidence and its variants explain themselves elsewhere. */
  attributes: Readonly<Record<string, string>>;
  /** Its purpose and contents, for authors. */
  note: string;
  /** How it is written: what the authors' guide shows and the editor inserts, so it must not be published as it is. */
  sample: string;
};

/** The attributes that one variant of a block needs. */
export type BlockVariant = {
  required: readonly string[];
  optional: readonly string[];
  /** What each attribute says, for authors. */
  attributes: Readonly<Record<string, string>>;
  /** The heading that it writes itself, a third-level one, with its anchor. */
  heading: { id: string; title: string };
  /** German messages about what the attributes say; all that are required are there. */
  issuesIn: (attributes: Readonly<Record<string, string>>) => readonly string[];
  /** What it shows above all, which its text has to name; `undefined` if there is none, or attributes have issues. */
  resultOf: (attributes: Readonly<Record<string, string>>) => { label: string; value: string } | undefined;
};
