import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

/** What `gatsby-plugin-image` adds for its own component, which the site does not use, and Gatsby's generator tag. */
const UNUSED = /^(gatsby-image-style|generator)/;

/** Removes from the head what no page needs. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((element) => !(isValidElement(element) && UNUSED.test(String(element.key)))),
  );
};
