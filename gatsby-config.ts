import type { GatsbyConfig } from "gatsby";
import type { LateAppOptions } from "gatsby-plugin-late-app";
import type { LeanBuildOptions } from "gatsby-plugin-lean-build";
import { FORM_HASH } from "./src/config/constants";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "gatsby-types.d.ts",
  },
  plugins: [
    {
      resolve: "gatsby-plugin-late-app",
      options: {
        hashesWithCustomScroll: [FORM_HASH],
        strict: true,
      } satisfies LateAppOptions,
    },
    {
      resolve: "gatsby-plugin-lean-build",
      options: {
        // Gatsby's scripts for third parties, those in a web worker, and Yup's renaming of keys.
        unusedModules: ["gatsby-script", "@builder.io/partytown/integration", "tiny-case"],
        // Only parts of Formik that nothing uses need it.
        pureModules: ["hoist-non-react-statics"],
        strict: true,
      } satisfies LeanBuildOptions,
    },
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
