import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture ready to be shown. */
export type PictureData = {
  src: string;
  alt: string;
  /** px; with `height` it gives the ratio whose place is reserved. */
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
  /** Shown until the picture is there. */
  backgroundColor: string | undefined;
};

/** The shape in which queries ask for a picture. */
type QueriedPicture = {
  readonly alt: string;
  readonly src: {
    readonly publicURL?: string | null;
    readonly drawingSize?: { readonly width: number; readonly height: number } | null;
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
};

/**
 * Turns the query's answer into a picture.
 * @throws when the file is neither a photograph nor a drawing: the query asked for the wrong fields
 */
export function toPicture({ alt, src: { publicURL, drawingSize, childImageSharp } }: QueriedPicture): PictureData {
  if (childImageSharp) {
    const { images, width, height, backgroundColor } = childImageSharp.gatsbyImageData;
    return {
      src: images.fallback?.src ?? "",
      alt,
      width,
      height,
      sources: (images.sources ?? []).map(({ type = "", srcSet }) => ({ type, srcSet })),
      backgroundColor,
    };
  }
  if (publicURL && drawingSize) {
    return { src: publicURL, alt, ...drawingSize, sources: [], backgroundColor: undefined };
  }
  throw new Error(`The query of the picture "${alt}" brought neither image data nor a drawing.`);
}
