import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/call-to-action";
import { Prose } from "../../components/prose";
import { TableOfContents } from "../../components/table-of-contents";
import { CopyAnchor } from "../../features/copy-anchor/copy-anchor";
import { Seo } from "../../layout/seo";
import { toPicture } from "../../lib/picture-data";
import { required } from "../../lib/required";
import { ArticleHeader } from "./article-header";
import { RelatedArticles } from "./related-articles";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const article = required(data.article, "article");
  const labels = required(data.articlePage, "article.json");
  const { banner } = article;
  return (
    <>
      <Seo title={article.seoTitle} description={article.description} path={article.path} type="article" />
      <article>
        <ArticleHeader
          back={labels.back}
          title={article.title}
          intro={article.intro}
          meta={`${article.type} · ${article.duration} ${labels.minutes}`}
          notice={article.notice}
          published={{ label: labels.published, day: article.published }}
          updated={{ label: labels.updated, day: article.updated }}
          picture={toPicture(article.poster)}
        />
        <div className="container-page grid gap-x-12 gap-y-10 pt-12 pb-24 lg:grid-cols-12 lg:pt-16">
          <div className="lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100svh-7rem)] lg:self-start lg:overflow-y-auto">
            <TableOfContents title={labels.contents} headings={article.headings} />
          </div>
          <div className="min-w-0 lg:col-span-8">
            <CopyAnchor copied={labels.copied}>
              <Prose html={article.html} />
            </CopyAnchor>
          </div>
        </div>
      </article>
      <RelatedArticles
        title={labels.related.title}
        articles={article.related.map(({ readTime, article: related }) => ({
          title: related.title,
          path: related.path,
          meta: readTime,
          picture: toPicture(related.poster),
          action: labels.related.action,
        }))}
      />
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
      duration
      path
      published
      updated
      notice
      html
      headings {
        id
        title
        depth
      }
      poster {
        alt
        src {
          childImageSharp {
            gatsbyImageData(width: 576, breakpoints: [384, 576, 768, 1152], formats: [AVIF, WEBP])
          }
        }
      }
      related {
        readTime
        article {
          title
          path
          poster {
            ...ArticleCardPicture
          }
        }
      }
      banner {
        title
        text
        demo
        more
      }
    }
    articlePage {
      back {
        ...LinkFields
      }
      minutes
      published
      updated
      contents
      related {
        title
        action
      }
      banner {
        demoTo
        moreTo
      }
      copied
    }
  }
`;
