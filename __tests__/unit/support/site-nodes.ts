import type { Node } from "gatsby";
import type { Nodes } from "../../../src/data-layer/model/content-type";

const ARTICLE = {
  title: "Kosten",
  description: "Was ein Kunde kostet.",
  intro: "Eine Rechnung.",
  path: "/blog/kosten",
  aliases: ["cac"],
  published: "2026-01-01",
  updated: "2026-02-01",
  html: '<h2 id="a">A</h2><a data-anchor="" href="#a">#</a><p><a href="/product">Produkt</a> <a href="#a">oben</a></p>',
  words: 12,
  poster: { src: "./poster.png" },
};

const JOB = {
  slug: "lotse",
  title: "Lotse (m/w/d)",
  path: "/career/lotse",
  type: "Vollzeit",
  location: "Lindau",
  published: "2026-01-15",
  intro: "Einleitung",
  html: "<p>Text</p>",
  tasks: ["Lotsen"],
  requirements: ["Patent"],
  offers: ["Hafen"],
  process: [{ title: "Gespräch", text: "30 Minuten" }],
};

const SITE = {
  url: "https://www.hafenlotse.example",
  name: "Hafenlotse",
  legalName: "Hafenlotse Muster GmbH",
  tagline: "KI-Vertriebsagent",
  description: "Bewertet Leads.",
  company: {
    street: "Musterhafen 1",
    postalCode: "88131",
    city: "Lindau (Bodensee)",
    countryCode: "DE",
    founded: "2023",
    email: "kontakt@hafenlotse.example",
  },
  header: {
    navigation: [
      { label: "Home", to: "/" },
      { label: "Career", to: "/career" },
      { label: "Blog", to: "/blog" },
    ],
  },
};

/**
 * What Gatsby holds of a small site after its build.
 * @param articles changes to its article, once for each article there shall be
 */
export function siteNodes({ job = {}, articles = [{}] }: { job?: object; articles?: readonly object[] } = {}): Nodes {
  const types: Readonly<Record<string, readonly object[]>> = {
    SiteSettings: [SITE],
    Company: [{ workplace: "Lindau" }],
    HomePage: [
      {
        seo: { cardTitle: "Wer zuerst?", card: { src: "../pictures/spiel.png", alt: "Zehn Boote" } },
        hero: { title: "Hundert Leads", picture: { src: "../pictures/hafen.jpg" } },
      },
    ],
    CareerPage: [{ hero: { title: "Arbeiten" }, picture: { src: "../pictures/kai.webp" } }],
    LoginPage: [{ title: "Willkommen" }],
    BlogPage: [{ hero: { title: "Blog" }, articles: { page: "Seite" } }],
    ArticlePage: [{ title: "keine Seite" }],
    JobPage: [{ tasks: "Aufgaben", requirements: "Anforderungen", offers: "Angebot", process: "Ablauf" }],
    Article: articles.map((changes) => ({ ...ARTICLE, parent: "mdx", ...changes })),
    Job: [{ ...JOB, parent: "file", ...job }],
    LegalDocument: [{ title: "Impressum", path: "/impressum", parent: "file" }],
  };
  const sources: Readonly<Record<string, object>> = {
    mdx: { id: "mdx", parent: "file" },
    file: { id: "file", parent: null, absolutePath: "/site/content/articles/kosten/index.mdx" },
  };
  return {
    ofType: (type) => (types[type] ?? []) as readonly Node[],
    byId: (id) => sources[id] as Node | undefined,
  };
}
