import { renderMdx } from "../../../src/data-layer/render/render-mdx";
import { TEXT_CHECKS } from "../../check/text-checks";

/** Renders and checks the body of a file „f“ that begins on the given line of it. */
export const renderChecked = (source: string, bodyLine = 1) =>
  renderMdx("f", "\n".repeat(bodyLine - 1) + source, TEXT_CHECKS.plugins);
