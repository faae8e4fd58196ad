import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
  },
  plugins: [
    { resolve: "gatsby-plugin-postcss", options: { postcssOptions: { plugins: ["@tailwindcss/postcss"] } } },
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "dominantColor" } } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
  ],
};

export default config;
