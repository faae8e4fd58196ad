import type { ComponentType } from "react";
import type { ChartRule } from "./chart-data";

/** A building block of texts: what authors may write in angle brackets. */
export type Block = {
  // biome-ignore lint/suspicious/noExplicitAny: MDX hands each component its own attributes.
  component: ComponentType<any>;
  /** Attributes that must be there. */
  required: readonly string[];
  /** Attributes that may be there. */
  optional?: readonly string[];
  /** It holds a Markdown table: any, or one whose numbers a chart shows. */
  table?: true | ChartRule;
  /** What it is for and what stands in it, for authors. */
  note: string;
};
