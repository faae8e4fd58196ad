import { graphql, type PageProps } from "gatsby";
import { BackLink } from "../components/back-link";
import { Notice } from "../components/notice";
import { Picture } from "../components/picture";
import { Prose } from "../components/prose";
import { Section } from "../components/section";
import { TableOfContents } from "../components/table-of-contents";
import { LiveCalculators } from "../features/calculator/live-calculators";
import { CopyAnchor } from "../features/copy-anchor/copy-anchor";
import { Reveal } from "../features/reveal/reveal";
import { Seo } from "../layout/seo";
import { formatDay } from "../lib/format-date";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";
import { ArticleCard } from "../sections/shared/article-card";
import { CallToAction } from "../sections/shared/call-to-action";

const BYTES_PER_KB = 1000;

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const article = required(data.article, "article");
  const labels = required(data.articlePage, "article.json");
  const { published, updated, banner, sheet } = article;
  const calculator = article.headings.find(({ block }) => block === "Calculator");
  return (
    <>
      <Seo title={article.seoTitle} description={article.description} path={article.path} type="article" />
      <article>
        <header className="container-page pt-8 md:pt-10">
          <BackLink {...labels.back} />
          <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
            <div className="lg:col-span-6">
              {article.status && <Notice text={article.status} />}
              <p className="text-note font-semibold text-lake">
                {`${article.type} · ${article.minutes} ${labels.minutes}`}
                {calculator && (
                  <>
                    {" · "}
                    <a href={`#${calculator.id}`} className="inline-block py-0.5 link-underlined">
                      {labels.calculator.name}
                    </a>
                  </>
                )}
              </p>
              <h1 className="mt-3 text-title">{article.title}</h1>
              <p className="mt-5 text-lead text-slate">{article.intro}</p>
              <p className="mt-6 text-note text-slate">
                {labels.published} <time dateTime={published}>{formatDay(published)}</time>
                {updated > published && (
                  <>
                    <br />
                    {labels.updated} <time dateTime={updated}>{formatDay(updated)}</time>
                  </>
                )}
              </p>
            </div>
            <div className="lg:col-span-6">
              <Picture
                picture={toPicture(article.poster)}
                priority
                sizes="(min-width: 77rem) 572px, (min-width: 64rem) 47vw, 92vw"
                className="aspect-[3/2] w-full object-cover"
              />
            </div>
          </div>
        </header>
        <div className="container-page grid gap-x-12 gap-y-10 pt-12 pb-24 lg:grid-cols-12 lg:pt-16">
          <div className="contents-column lg:col-span-4">
            <TableOfContents title={labels.contents} headings={article.headings} />
          </div>
          <div className="min-w-0 lg:col-span-8">
            <CopyAnchor copied={labels.copied} calculationCopied={labels.calculator.copied} name={labels.anchor}>
              <Prose html={article.html} />
              <LiveCalculators html={article.html} copy={labels.calculator} />
            </CopyAnchor>
            {sheet?.publicURL && (
              <aside
                aria-labelledby="sheet-title"
                className="mt-14 max-w-[42rem] border-t-2 border-deep pt-5"
                data-print="hidden"
              >
                <h2 id="sheet-title" className="text-subheading">
                  {labels.sheet.title}
                </h2>
                <p className="mt-2 text-slate">{labels.sheet.text}</p>
                <p className="mt-3">
                  <a
                    href={sheet.publicURL}
                    download={`${article.slug}.pdf`}
                    type="application/pdf"
                    className="font-semibold text-lake link-underlined"
                  >
                    {`${labels.sheet.link} (${article.slug}.pdf, ${Math.ceil(sheet.size / BYTES_PER_KB)}\u00a0KB)`}
                  </a>
                </p>
              </aside>
            )}
          </div>
        </div>
      </article>
      <Section tone="mist" data-print="hidden" aria-labelledby="related-title">
        <h2 id="related-title" className="text-heading">
          {labels.related.title}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {article.related.map(({ readTime, article: { title, path, minutes, poster } }) => (
            <li key={path}>
              <Reveal className="h-full">
                <ArticleCard
                  title={title}
                  path={path}
                  meta={readTime ?? `${minutes} ${labels.minutes}`}
                  picture={toPicture(poster)}
                  action={labels.related.action}
                />
              </Reveal>
            </li>
          ))}
        </ul>
      </Section>
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
      headings { id title depth block }
      slug
      sheet { publicURL size }
      poster {
        alt
        src {
          childImageSharp { gatsbyImageData(width: 576, breakpoints: [384, 576, 768, 1152], formats: [AVIF, WEBP]) }
        }
      }
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
      sheet { title text link }
      banner { demoTo moreTo }
      anchor
      copied
      calculator { name copied number wholeNumber kept brokenLink { title text } message result recalculate }
    }
  }
`;
