import { graphql, type PageProps } from "gatsby";
import { Prose } from "../components/prose";
import { TableOfContents } from "../components/table-of-contents";
import { LiveCalculators } from "../features/calculator/live-calculators";
import { CopyAnchor } from "../features/copy-anchor/copy-anchor";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { ArticleHeader } from "../sections/article/article-header";
import { PrintSheet } from "../sections/article/print-sheet";
import { RelatedArticles } from "../sections/article/related-articles";
import { CallToAction } from "../sections/shared/call-to-action";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const article = required(data.article, "article");
  const labels = required(data.articlePage, "article.json");
  const { banner } = article;
  return (
    <>
      <Seo title={article.seoTitle} description={article.description} path={article.path} type="article" />
      <article>
        <ArticleHeader article={article} labels={labels} />
        <div className="container-page grid gap-x-12 gap-y-6 pt-6 pb-24 lg:grid-cols-12 lg:pt-16">
          <div className="contents-column lg:col-span-4">
            <TableOfContents title={labels.contents} headings={article.headings} />
          </div>
          <div className="course min-w-0 lg:col-span-8">
            <CopyAnchor copied={labels.copied} calculationCopied={labels.calculator.copied} name={labels.anchor}>
              <Prose html={article.html} />
              <LiveCalculators html={article.html} copy={labels.calculator} />
            </CopyAnchor>
            <PrintSheet article={article} labels={labels.sheet} />
          </div>
        </div>
      </article>
      <RelatedArticles articles={article.related} labels={labels} />
      <CallToAction
        title={banner.title}
        text={banner.text}
        primary={{ label: banner.demo, to: labels.banner.demoTo }}
        secondary={{ label: banner.more, to: labels.banner.moreTo }}
      />
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      title
      seoTitle
      description
      intro
      type
      minutes
      path
      published
      updated
      status
      html
      headings {
        id
        title
        depth
        block
        result { value }
      }
      ...ArticleSheet
      poster { ...HeaderPicture }
      related {
        readTime
        article {
          title
          path
          minutes
          poster { ...ArticleCardPicture }
        }
      }
      banner { title text demo more }
    }
    articlePage {
      back { ...LinkFields }
      minutes
      published
      updated
      contents
      related { title action }
      sheet { title text link share ...SheetLabels }
      banner { demoTo moreTo }
      anchor
      copied
      calculator { name copied number wholeNumber kept brokenLink { title text } message result recalculate }
    }
  }
`;
