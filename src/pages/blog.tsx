import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageHero } from "../components/page-hero";
import { toPicture } from "../components/picture-data";
import { required } from "../components/required";
import { Seo } from "../layout/seo";
import { ArticleList } from "../sections/blog/article-list";
import { Topics } from "../sections/blog/topics";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { seo, hero, articles, topics, closing } = required(data.blogPage, "blog.json");
  const { minutes } = required(data.articlePage, "article.json");
  return (
    <>
      <Seo {...seo} path="/blog" />
      <PageHero {...hero} />
      <ArticleList
        title={articles.title}
        articles={data.allArticle.nodes.map(({ title, path, type, duration, description, poster }) => ({
          title,
          path,
          description,
          meta: `${type} · ${duration} ${minutes}`,
          picture: toPicture(poster),
        }))}
      />
      <Topics {...topics} />
      <CallToAction {...closing} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    blogPage {
      seo {
        title
        description
      }
      hero {
        eyebrow
        title
        text
        action {
          label
          to
        }
      }
      articles {
        title
      }
      topics {
        title
        tags
      }
      closing {
        title
        text
        primary {
          label
          to
        }
        secondary {
          label
          to
        }
      }
    }
    articlePage {
      minutes
    }
    allArticle(sort: { order: ASC }) {
      nodes {
        title
        path
        type
        duration
        description
        poster {
          ...ArticleCardPicture
        }
      }
    }
  }
`;
