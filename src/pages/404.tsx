import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { seo, title, text, explanation, home } = required(data.notFoundPage, "not-found.json");

  useEffect(() => {
    console.warn(`Page not found: ${location.pathname}`);
  }, [location.pathname]);

  return (
    <>
      <Seo {...seo} path="/404" noindex />
      <section className="container-page py-20 md:py-28">
        <h1 className="font-display text-[clamp(6rem,4rem+14vw,15rem)] leading-[0.85] font-bold text-lake">{title}</h1>
        <p lang="en" className="mt-8 font-display text-heading font-bold">
          {text}
        </p>
        <p className="mt-4 max-w-[34rem] text-lead text-slate">{explanation}</p>
        <ButtonLink {...home} size="lg" lang="en" className="mt-8" />
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
      home { ...LinkFields }
    }
  }
`;
