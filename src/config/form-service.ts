/** Where inquiries go; set for every build by `scripts/build.ts`. */
export const formService = {
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? "",
  /** Public by design: it names the mailbox, it does not open it. */
  accessKey: process.env.GATSBY_FORM_ACCESS_KEY ?? "",
};
