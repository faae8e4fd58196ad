import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

/** What `gatsby-plugin-image` adds for its own component, which the site does not use, and Gatsby's signature. */
const UNUSED = /^(gatsby-image-style|generator)/;

/** Takes out of the head what no page needs. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((element) => !(isValidElement(element) && UNUSED.test(String(element.key)))),
  );
};
