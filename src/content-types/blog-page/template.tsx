import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/call-to-action";
import { PageHero } from "../../components/page-hero";
import { Seo } from "../../layout/seo";
import { required } from "../../lib/required";
import { toArticleCard } from "../article/to-article-card";
import { ArticleList } from "./article-list";
import { articleListPath } from "./overview-pages";
import { Pagination } from "./pagination";
import { Topics } from "./topics";

type Context = {
  /** First page is 1. */
  page: number;
};

/** The article overview; only its first page has the hero and the topics. */
export default function ArticleListTemplate({ data, pageContext }: PageProps<Queries.ArticleListQuery, Context>) {
  const { seo, hero, articles, topics, closing } = required(data.blogPage, "blog.json");
  const { minutes } = required(data.articlePage, "article.json");
  const { nodes, pageInfo } = data.allArticle;
  const { page } = pageContext;
  const isFirst = page === 1;
  const pageName = `${articles.page} ${page}`;
  return (
    <>
      <Seo
        title={isFirst ? seo.title : `${pageName} | ${seo.title}`}
        description={isFirst ? seo.description : `${pageName}: ${seo.description}`}
        path={articleListPath(page)}
        card={articleListPath(1)}
      />
      {isFirst ? (
        <PageHero {...hero} />
      ) : (
        <section className="container-page pt-12 pb-10 md:pt-20">
          <h1 className="text-title">
            {articles.title}, {pageName}
          </h1>
        </section>
      )}
      <ArticleList title={articles.title} articles={nodes.map((article) => toArticleCard(article, minutes))} />
      <Pagination labels={articles} page={page} pages={pageInfo.pageCount} />
      {isFirst && <Topics {...topics} />}
      <CallToAction {...closing} />
    </>
  );
}

export const query = graphql`
  query ArticleList($skip: Int!, $limit: Int!) {
    blogPage {
      seo {
        ...SeoFields
      }
      hero {
        eyebrow
        title
        text
        action {
          ...LinkFields
        }
      }
      articles {
        title
        page
        newer
        older
      }
      topics {
        title
        tags
      }
      closing {
        title
        text
        primary {
          ...LinkFields
        }
        secondary {
          ...LinkFields
        }
      }
    }
    articlePage {
      minutes
    }
    allArticle(sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...ArticleCard
      }
      pageInfo {
        pageCount
      }
    }
  }
`;
