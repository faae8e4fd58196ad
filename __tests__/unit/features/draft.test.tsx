import { LEAVE_EVENT } from "../../../src/config/navigation-events";

const DRAFT = { name: "Erika", email: "", company: "", phone: "", interest: "", message: "Hallo" };

type Memory = Pick<typeof import("../../../src/features/contact-form/draft"), "keepDraft" | "readDraft">;

const EMPTY = { name: "", email: "", company: "", phone: "", interest: "", message: "" };
let memories: Memory[] = [];

/** The form's memory as a new document finds it. */
function newDocument(): Memory {
  jest.resetModules();
  const memory: Memory = jest.requireActual("../../../src/features/contact-form/draft");
  memories.push(memory);
  return memory;
}

const leave = () => window.dispatchEvent(new Event(LEAVE_EVENT));

afterEach(() => {
  // All of them live in the one window of this test.
  for (const memory of memories) memory.keepDraft(EMPTY);
  memories = [];
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it("stores nothing while the visitor types", () => {
  newDocument().keepDraft(DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

it("hands the entries over when the app must load a document, and keeps no copy", () => {
  newDocument().keepDraft(DRAFT);
  leave();
  expect(newDocument().readDraft()).toEqual(DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

it("hands nothing over when nothing was typed", () => {
  newDocument();
  leave();
  expect(sessionStorage).toHaveLength(0);
});

it("begins empty where the storage cannot be read", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  expect(newDocument().readDraft()).toMatchObject({ name: "" });
});
