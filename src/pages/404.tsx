import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button";
import { Link } from "../components/link";
import { NoBreakWords } from "../components/no-break-words";
import { Picture } from "../components/picture";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { seo, title, text, explanation, mail, home, picture } = required(data.notFoundPage, "not-found.json");
  const { email } = required(data.siteSettings, "site.json").company;

  useEffect(() => {
    console.warn(`Page not found: ${window.location.pathname}`);
  }, []);

  return (
    <>
      <Seo {...seo} path="/404" noindex />
      <section className="relative bg-deep text-paper on-deep lg:min-h-[max(48rem,50vw)]">
        <div className="relative z-10 container-page grid items-center gap-x-16 gap-y-6 pt-10 pb-6 xl:grid-cols-[auto_1fr]">
          <h1 className="font-display text-[min(48vw,20rem)] lg:max-xl:text-[11rem] leading-[0.78] font-bold tracking-[-0.04em]">
            {title}
          </h1>
          <div>
            <h2 lang="en" className="text-heading">
              {text}
            </h2>
            <p className="mt-3 max-w-[32rem] text-lead text-mist">
              <NoBreakWords text={explanation} /> {mail}{" "}
              <Link to={`mailto:${email}`} label={email} className="link-underlined" />
            </p>
            <ButtonLink
              {...home}
              variant="hero"
              size="lg"
              lang="en"
              // Keeps its shape where it stands on the beam of light, which has its colour.
              className="mt-6 [box-shadow:0_0_0_6px_var(--color-deep)]"
            />
          </div>
        </div>
        <Picture
          picture={toPicture(picture)}
          priority
          sizes="(max-width: 39.99rem) 134vw, 100vw"
          className="aspect-4/3 h-auto w-full object-cover object-right-bottom sm:aspect-[16/8] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </section>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo { ...SeoFields }
      title
      text
      explanation
      mail
      home { ...LinkFields }
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(width: 1440, breakpoints: [390, 768, 1168, 1600, 2160, 2880], formats: [AVIF, WEBP])
          }
        }
      }
    }
    siteSettings {
      company { email }
    }
  }
`;
