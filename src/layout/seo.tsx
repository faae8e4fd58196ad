import { Helmet } from "react-helmet";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX, socialCardPath } from "../lib/social-card";
import { useSite } from "../lib/use-site";

type SeoProps = {
  title: string;
  /** Meta description, 70–160 characters. */
  description: string;
  /** Canonical path, e.g. `/blog/cac-customer-acquisition-cost`. */
  path: string;
  /** Path of the page whose social card is used; by default its own. */
  card?: string;
  type?: "website" | "article";
  /** Keeps the page out of search results. */
  noindex?: boolean;
};

/** The elements of `<head>` that depend on the page. */
export function Seo({ title, description, path, card = path, type = "website", noindex }: SeoProps) {
  const { url, name } = useSite();
  const canonicalUrl = url + path;
  return (
    <Helmet htmlAttributes={{ lang: "de" }} title={title}>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonicalUrl} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:image" content={url + socialCardPath(card)} />
      <meta property="og:image:width" content={String(SOCIAL_CARD_WIDTH_PX)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD_HEIGHT_PX)} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
