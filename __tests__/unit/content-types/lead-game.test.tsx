import { render, screen, within } from "@testing-library/react";
import { LeadGame } from "../../../src/content-types/home-page/lead-game";
import home from "../../fixtures/content/pages/home.json";

const { game } = home;
const leads = game.leads.map(({ reason = null, ...lead }) => ({ ...lead, reason }));
const chosen = leads.filter(({ reason }) => reason);

beforeEach(() => {
  render(<LeadGame {...game} leads={leads} example="Beispiel" />);
});

it("asks its question by a group of ten boxes, each named by its lead's number, company and signals", () => {
  const boxes = within(screen.getByRole("group", { name: game.title })).getAllByRole("checkbox");
  const names = leads.map(({ company, signals }, index) => [index + 1, company, ...signals].join(" "));
  expect(boxes).toHaveLength(10);
  for (const [index, name] of names.entries()) expect(boxes[index]).toHaveAccessibleName(name);
});

it("has its solution behind the boxes: a heading, a verdict for each count, a reason for each lead the agent picks", () => {
  const last = screen.getAllByRole("checkbox").at(-1);
  const heading = screen.getByRole("heading", { level: 3, name: game.solution });
  expect(last?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const verdicts = [...document.querySelectorAll("[data-right]")].map(({ textContent }) => textContent);
  expect(verdicts).toEqual(game.verdicts);
  const reasons = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(reasons).toEqual(chosen.map(({ reason }) => reason));
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(chosen.map((lead) => `${leads.indexOf(lead) + 1} ${lead.company}`));
});

it("marks the boxes of the leads that the agent picks, and casts a beam on their boats only", () => {
  const marked = screen.getAllByRole("checkbox").filter((box) => box.hasAttribute("data-chosen"));
  expect(marked.map((box) => leads[Number(box.id.replace("lead-", "")) - 1])).toEqual(chosen);
  const lit = [...document.querySelectorAll("label:has(.lead-game-beam)")].map((label) => label.getAttribute("for"));
  expect(lit).toEqual(marked.map(({ id }) => id));
});

it("has nothing to send, and a button that takes all picks back", () => {
  const form = document.querySelector("form");
  expect(form).toHaveAttribute("method", "dialog");
  const button = screen.getByRole("button", { name: game.again });
  expect(button).toHaveAttribute("type", "reset");
  screen.getAllByRole("checkbox")[3]?.click();
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
  button.click();
  expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
});
