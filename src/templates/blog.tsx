import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/section";
import { Seo } from "../layout/seo";
import { articleListPath } from "../lib/overview-pages";
import { required } from "../lib/required";
import { ArticleList } from "../sections/blog/article-list";
import { BlogHero } from "../sections/blog/blog-hero";
import { Pagination } from "../sections/blog/pagination";
import { SheetRack } from "../sections/blog/sheet-rack";
import { toArticleCard } from "../sections/shared/article-card";
import { CallToAction } from "../sections/shared/call-to-action";

/** The article overview; only its first page, page 1, has the hero and the topics. */
export default function ArticleListTemplate({
  data,
  pageContext: { page },
}: PageProps<Queries.ArticleListQuery, { page: number }>) {
  const { seo, hero, articles, sheets, topics, closing } = required(data.blogPage, "blog.json");
  const { minutes, sheet } = required(data.articlePage, "article.json");
  const { nodes, pageInfo } = data.allArticle;
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
      <div className="lg:grid lg:grid-cols-[min(45vw,var(--spacing-gutter)+29rem)_1fr]">
        {isFirst ? (
          <BlogHero {...hero} />
        ) : (
          <div className="col-span-full container-page pt-12 md:pt-20">
            <h1 className="text-headline">
              {articles.title}, {pageName}
            </h1>
          </div>
        )}
        <ArticleList
          title={articles.title}
          hasCover={isFirst}
          articles={nodes.map((article) => toArticleCard(article, minutes, articles.calculator))}
        />
      </div>
      <Pagination labels={articles} page={page} pages={pageInfo.pageCount} />
      {isFirst && sheets && <SheetRack texts={sheets} labels={sheet} articles={nodes} />}
      {isFirst && (
        <Section tone="mist">
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
            <h2 className="text-heading lg:col-span-4">{topics.title}</h2>
            <ul className="flex flex-wrap gap-x-5 gap-y-2 font-display text-title font-bold tracking-tight lg:col-span-8">
              {topics.tags.map((tag, index) => (
                <li key={index}>{tag}</li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <CallToAction {...closing} />
    </>
  );
}

export const query = graphql`
  query ArticleList($skip: Int!, $limit: Int!) {
    blogPage {
      seo { ...SeoFields }
      hero {
        eyebrow
        title
        text
        action { ...LinkFields }
      }
      articles { title calculator page newer older }
      sheets { title text previous next }
      topics { title tags }
      closing {
        title
        text
        drawing { ...DrawingFields }
        primary { ...LinkFields }
        secondary { ...LinkFields }
      }
    }
    articlePage {
      minutes
      sheet { ...SheetLabels }
    }
    allArticle(sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...ArticleCard
        ...ArticleSheet
      }
      pageInfo { pageCount }
    }
  }
`;
