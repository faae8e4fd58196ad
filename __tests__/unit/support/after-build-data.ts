type Data = Queries.AfterBuildQuery;

/** What is known of a small site after its build. */
export function afterBuildData(changes: { job?: Partial<Data["allJob"]["nodes"][number]> } = {}): Data {
  return {
    siteSettings: {
      url: "https://www.hafenlotse.example",
      name: "Hafenlotse",
      legalName: "Hafenlotse Muster GmbH",
      tagline: "KI-Vertriebsagent",
      description: "Bewertet Leads.",
      company: {
        street: "Musterhafen 1",
        postalCode: "88131",
        city: "Lindau (Bodensee)",
        country: "Deutschland",
        email: "kontakt@hafenlotse.example",
      },
      header: {
        navigation: [
          { label: "Home", to: "/" },
          { label: "Career", to: "/career" },
          { label: "Blog", to: "/blog" },
        ],
      },
    },
    blogPage: { articles: { page: "Seite" } },
    jobPage: { tasks: "Aufgaben", requirements: "Anforderungen", offers: "Angebot", process: "Ablauf" },
    allArticle: {
      nodes: [
        {
          title: "Kosten",
          description: "Was ein Kunde kostet.",
          intro: "Eine Rechnung.",
          path: "/blog/kosten",
          aliases: ["cac"],
          published: "2026-01-01",
          updated: "2026-02-01",
          html: '<h2 id="a">A</h2><a data-anchor="" href="#a">#</a><p><a href="/product">Produkt</a> <a href="#a">oben</a></p>',
          words: 12,
        },
      ],
    },
    allJob: {
      nodes: [
        {
          slug: "lotse",
          title: "Lotse (m/w/d)",
          path: "/career/lotse",
          type: "Vollzeit",
          published: "2026-01-15",
          expires: null,
          intro: "Einleitung",
          html: "<p>Text</p>",
          tasks: ["Lotsen"],
          requirements: ["Patent"],
          offers: ["Hafen"],
          process: [{ title: "Gespräch", text: "30 Minuten" }],
          ...changes.job,
        },
      ],
    },
    allLegalDocument: { nodes: [{ title: "Impressum", path: "/impressum" }] },
  };
}
