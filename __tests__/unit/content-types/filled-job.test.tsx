import { renderStaticHtml } from "../support/render-static-html";

const SITE = { url: "https://www.hafenlotse.example", name: "Hafenlotse" };
jest.mock("gatsby", () => ({
  ...jest.requireActual("../support/gatsby-mock"),
  graphql: () => "",
  useStaticQuery: () => ({ site: SITE }),
}));
const { Helmet } = jest.requireActual<typeof import("react-helmet")>("react-helmet");
// As on the server: the head is read, not written.
Helmet.canUseDOM = false;
const { default: JobTemplate } = jest.requireActual("../../../src/templates/job");

const JOB = {
  ...{ title: "Lotse", seoTitle: "Lotse in Lindau", description: "Lotsen.", path: "/career/lotse", subject: "Lotse" },
  ...{
    tags: ["Vollzeit"],
    html: "<p>Text</p>",
    intro: "Wer lotst.",
    tasks: ["Lotsen"],
    requirements: [],
    offers: [],
    process: [],
  },
};
const PICTURE = { alt: "Boot", src: { childImageSharp: { gatsbyImageData: { images: {}, width: 3, height: 2 } } } };
const LABELS = {
  back: { label: "Alle Stellen", to: "/career" },
  ...{ apply: "Jetzt bewerben", applyTitle: "Bewerbung", applyText: "Per E-Mail." },
  ...{ picture: PICTURE, small: PICTURE },
  filled: { title: "Diese Stelle ist besetzt.", text: "Andere sind offen." },
};
const OPEN = [{ title: "Maschinist", path: "/career/maschinist", description: "Maschinen.", department: "Deck" }];

/** The page of a job, and what its head tells search engines. */
function pageOf(ended: boolean) {
  const listed = {
    careerPage: { positions: { title: "Offene Stellen", text: "", action: "Ansehen" } },
    allJob: { nodes: OPEN },
  };
  const data = { job: { ...JOB, ended }, jobPage: LABELS, siteSettings: { company: { jobsEmail: "a@b.de" } } };
  const page = renderStaticHtml(<JobTemplate data={{ ...data, ...(ended && listed) }} />);
  const { meta, link } = Helmet.renderStatic();
  const links = [...page.querySelectorAll("a")].map((each) => each.getAttribute("href"));
  return { text: page.textContent ?? "", links, head: `${meta}${link}` };
}

it("A job that has ended says so and leads to the open ones; nobody can apply, search engines do not list it", () => {
  const { text, links, head } = pageOf(true);
  for (const said of ["Lotse", LABELS.filled.title, LABELS.filled.text, "Offene Stellen", "Maschinist"])
    expect(text).toContain(said);
  expect(text).not.toContain("Jetzt bewerben");
  expect(links).toEqual(["/career", "/career/maschinist"]);
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain("canonical");
});

it("An open one says what it is, and how to apply", () => {
  const { text, links, head } = pageOf(false);
  expect(text).toContain("Jetzt bewerben");
  expect(text).not.toContain(LABELS.filled.title);
  expect(links.filter((link) => link?.startsWith("mailto:"))).not.toHaveLength(0);
  expect(head).toContain("canonical");
  expect(head).not.toContain("noindex");
});
