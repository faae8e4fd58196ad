import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Values } from "../../editor/browser/decap";

/** Requests to the server, each with what answers it. */
const asked: { action: string; text: string; answer: (value: unknown) => void }[] = [];
const callApi = (action: string, { text }: { text: string }) =>
  new Promise((answer) => asked.push({ action, text, answer }));
vi.mock("../../editor/browser/backend", () => ({
  callApi: (...args: [string, { text: string }]) => callApi(...args),
  seenVersion: () => undefined,
}));
vi.mock("../../editor/browser/copies", () => ({ keepCopy: () => true }));
vi.mock("../../editor/browser/preview", () => ({ showPage: () => undefined }));
vi.stubGlobal("document", new EventTarget());
const { scheduleCheck, session } = await import("../../editor/browser/session");

const HEAD = "---\ntitle: Titel\n---\n";
const type = (words: string, file = "content/jobs/driver.mdx") => {
  const data = { _raw: HEAD, title: "Titel", body: words };
  const values: Record<string, unknown> = { path: file, data: { toJS: () => data } };
  scheduleCheck(() => ({ get: (name: string) => values[name] }) as Values);
};
/** Until a request is there. */
const waits = (action: string) => vi.waitFor(() => expect(asked[0]?.action).toBe(action));
const answer = async (action: string, value: unknown) => {
  await waits(action);
  asked.shift()?.answer(value);
};
const says = (expected: object) => vi.waitFor(() => expect(session).toMatchObject(expected));

describe("the draft on the screen", () => {
  beforeEach(() => {
    asked.length = 0;
  });

  it("is known from the first moment, and said to be checked until it is", async () => {
    type("Eins");
    await says({ file: "content/jobs/driver.mdx", text: `${HEAD}Eins`, pending: "Wird geprüft …" });
    await answer("page", { html: "" });
    await answer("check", [{ file: "content/jobs/driver.mdx", line: 4, message: "Zu kurz." }]);
    await says({ pending: "", issues: [{ field: "body", line: 1, message: "Zeile 4: Zu kurz." }] });
  });

  it("is not checked between two letters, but shown", async () => {
    for (const words of ["E", "Ei", "Ein"]) {
      type(words);
      await waits("page");
      expect(asked).toMatchObject([{ text: `${HEAD}${words}` }]);
      await answer("page", { html: "" });
    }
    await answer("check", []);
    await says({ pending: "" });
  });

  it("has no verdict on an older text, nor one on another file", async () => {
    type("Zwei");
    await answer("page", { html: "" });
    await waits("check");
    type("Drei");
    await says({ text: `${HEAD}Drei` });
    await answer("check", []);
    await answer("page", { html: "" });
    expect(session.pending).toBe("Wird geprüft …");
    await waits("check");
    type("Anders", "content/jobs/pilot.mdx");
    await says({ file: "content/jobs/pilot.mdx", issues: [] });
    await answer("check", [{ file: "content/jobs/driver.mdx", message: "Zu kurz." }]);
    await answer("page", { html: "" });
    expect(session).toMatchObject({ issues: [], pending: "Wird geprüft …" });
    await answer("check", []);
    await says({ pending: "" });
  });
});
