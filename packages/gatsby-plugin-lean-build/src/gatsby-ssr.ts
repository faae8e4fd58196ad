import type { GatsbySSR, PluginOptions } from "gatsby";
import type { ReactElement } from "react";
import type { LeanBuildOptions } from "./options";

/** Removes Gatsby's generator tag from the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (
  { getHeadComponents, replaceHeadComponents },
  { generatorTag }: PluginOptions & LeanBuildOptions,
) => {
  if (generatorTag === false) return;
  const isGenerator = (element: unknown) => String((element as ReactElement | null)?.key).startsWith("generator");
  replaceHeadComponents(getHeadComponents().filter((element) => !isGenerator(element)));
};
