/** The form service to which inquiries are sent; set for every build by `scripts/build.ts`. */
export const formSettings = {
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? "",
  /** Public by design: it identifies the mailbox but gives no access to it. */
  accessKey: process.env.GATSBY_FORM_ACCESS_KEY ?? "",
};
