import type { PreviewSettings } from "../../src/config/preview-settings";

type Environment = Readonly<Record<string, string | undefined>>;

/** A name that leads nowhere, by RFC 2606: what a preview would send reaches nobody. */
const NOWHERE = "https://vorschau.invalid/";

/** The variables of a preview for authors: nothing in it is sent or counted. */
export function previewEnvironment(environment: Environment) {
  const settings: PreviewSettings = {
    label: "Vorschau",
    note: "Vorschau: auch Entwürfe und was noch nicht erschienen ist. Das Formular sendet nichts.",
    edit: "Diese Seite bearbeiten",
    editUrl: editUrl(environment),
    form: "Das ist eine Vorschau: Ihre Anfrage wurde nicht gesendet.",
  };
  return {
    GATSBY_PREVIEW: JSON.stringify(settings),
    GATSBY_FORM_ENDPOINT: NOWHERE,
    GATSBY_FORM_ACCESS_KEY: "vorschau",
    GATSBY_ANALYTICS_ENDPOINT: "",
    GATSBY_ANALYTICS_SITE: "",
  };
}

/** Start of the address at which the host edits a file of the branch that is built: GitHub's, or Netlify's knowledge of it. */
function editUrl({
  GITHUB_SERVER_URL,
  GITHUB_REPOSITORY,
  HEAD_REPOSITORY,
  REPOSITORY_URL,
  ...more
}: Environment): string {
  const name = HEAD_REPOSITORY || GITHUB_REPOSITORY;
  const repository = GITHUB_SERVER_URL && name ? `${GITHUB_SERVER_URL}/${name}` : REPOSITORY_URL;
  const branch = more.GITHUB_HEAD_REF || more.HEAD;
  return repository && branch ? `${repository}/edit/${branch.split("/").map(encodeURIComponent).join("/")}/` : "";
}
