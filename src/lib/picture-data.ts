import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture ready to be shown. */
export type PictureData = {
  src: string;
  alt: string;
  /** px; width and height reserve the picture's space. */
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
  /** Colour shown until the picture has loaded. */
  backgroundColor: string | undefined;
};

export type QueriedPicture = {
  alt: string;
  src: {
    publicURL?: string | null;
    drawingSize?: { width: number; height: number } | null;
    childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null;
  };
};

/** Converts a query result to a picture; throws if the query asked for neither image data nor a drawing. */
export function toPicture({ alt, src: { publicURL, drawingSize, childImageSharp } }: QueriedPicture): PictureData {
  if (childImageSharp) {
    const { images, width, height, backgroundColor } = childImageSharp.gatsbyImageData;
    const sources = (images.sources ?? []).map(({ type = "", srcSet }) => ({ type, srcSet }));
    // Gatsby calculates it from the ratio; HTML takes whole numbers only.
    return { src: images.fallback?.src ?? "", alt, width, height: Math.round(height), sources, backgroundColor };
  }
  if (publicURL && drawingSize) {
    return { src: publicURL, alt, ...drawingSize, sources: [], backgroundColor: undefined };
  }
  throw new Error(`The query of the picture "${alt}" returned neither image data nor a drawing.`);
}
