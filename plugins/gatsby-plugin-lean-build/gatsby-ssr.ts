import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

/** Keys of the styles for gatsby-plugin-image's component, which the site does not use, and of the generator tag. */
const UNUSED = /^(gatsby-image-style|generator)/;

/** Removes unused elements from the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((element) => !(isValidElement(element) && UNUSED.test(String(element.key)))),
  );
};
