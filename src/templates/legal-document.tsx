import { graphql, type PageProps } from "gatsby";
import { Prose } from "../components/prose";
import { TableOfContents } from "../components/table-of-contents";
import { Today } from "../components/today";
import { ResetConsentButton } from "../features/cookie-consent/reset-consent-button";
import { CopyAnchor } from "../features/copy-anchor/copy-anchor";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function LegalTemplate({ data }: PageProps<Queries.LegalTemplateQuery>) {
  const document = required(data.legalDocument, "legal document");
  const labels = required(data.legalPage, "legal.json");
  const { anchor, copied } = required(data.articlePage, "article.json");
  return (
    <>
      <Seo title={document.seoTitle} description={document.description} path={document.path} />
      <article className="container-page pt-12 md:pt-16 md:pb-24">
        <h1 className="text-title sm:text-headline">{document.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-slate">{document.intro}</p>
        <p className="mt-4 text-note text-slate">
          {document.updated ? `${labels.updated} ${document.updated}` : <Today label={labels.updated} />}
        </p>
        <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="contents-column lg:col-span-4">
            <TableOfContents title={labels.contents} headings={document.headings} />
          </div>
          <div className="papers relative -mx-gutter min-w-0 bg-white px-gutter pt-30 pb-12 [counter-reset:section] before:absolute before:inset-y-0 before:left-2.5 before:w-[1.5px] before:bg-brick md:mx-0 md:pb-14 md:pr-6 md:pl-23 after:absolute after:-top-6 after:right-5 after:h-33 after:w-24 after:bg-[url(/seal.svg)] after:bg-contain md:shadow-flat md:before:left-20 lg:col-span-8 lg:pt-24 lg:after:-top-28 lg:after:right-8 lg:after:h-49.5 lg:after:w-36 print:m-0 print:p-0 print:before:hidden print:after:hidden">
            <CopyAnchor copied={copied} name={anchor}>
              <Prose
                html={document.html}
                slots={{
                  "consent-reset": (
                    <ResetConsentButton label={labels.resetConsent} withoutScript={labels.resetConsentWithoutScript} />
                  ),
                }}
              />
            </CopyAnchor>
          </div>
        </div>
      </article>
    </>
  );
}

export const query = graphql`
  query LegalTemplate($id: String!) {
    legalDocument(id: { eq: $id }) {
      title
      seoTitle
      description
      intro
      updated
      path
      html
      headings { id title depth }
    }
    legalPage { contents updated resetConsent resetConsentWithoutScript }
    articlePage { anchor copied }
  }
`;
