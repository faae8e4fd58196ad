declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Encodes a picture in all sizes and formats; the same as `gatsbyImageData` in a query. */
  export function generateImageData(options: {
    file: Node;
    args: { width: number; breakpoints: number[]; formats: string[] };
    pathPrefix: string | undefined;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData>;
}
