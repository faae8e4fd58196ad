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
      <section className="bg-deep text-paper on-deep">
        <div className="container-page flex flex-col gap-x-16 max-xl:tall:flex-col-reverse gap-y-4 pt-10 xl:flex-row xl:items-center">
          <h1 className="lost shrink-0 whitespace-nowrap font-display text-[min(38vw,40svh,20rem)] font-bold tracking-normal">
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
            <ButtonLink {...home} variant="hero" size="lg" lang="en" className="mt-6" />
          </div>
        </div>
        <Picture picture={toPicture(picture)} priority className="h-[min(31vw,16rem)] w-full object-cover object-top" />
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
