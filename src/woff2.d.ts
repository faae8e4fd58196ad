declare module "*.woff2" {
  /** The file's address in the built site. */
  const address: string;
  // biome-ignore lint/style/noDefaultExport: so webpack exports it.
  export default address;
}
