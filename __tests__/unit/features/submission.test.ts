import { emptyInquiry } from "../../../src/features/contact-form/fields";
import {
  isUnderway,
  mayHaveArrived,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from "../../../src/features/contact-form/submission";

type State = Submission["state"];
type EventType = SubmissionEvent["type"];

const STATES: readonly State[] = [
  ...(["idle", "sending", "slow", "sent"] as const),
  ...(["refused", "failed", "uncertain", "interrupted"] as const),
];

/** What follows from each event, in the order of `STATES`. */
const TABLE: Readonly<Record<Exclude<EventType, "toastFailed">, readonly State[]>> = {
  submitted: ["sending", "sending", "slow", "sending", "sending", "sending", "sending", "sending"],
  delayed: ["idle", "slow", "slow", "sent", "refused", "failed", "uncertain", "interrupted"],
  arrived: STATES.map(() => "sent"),
  read: STATES,
  refused: STATES.map(() => "refused"),
  failed: STATES.map(() => "failed"),
  unanswered: STATES.map(() => "uncertain"),
  interrupted: STATES.map(() => "interrupted"),
  edited: ["idle", "sending", "slow", "idle", "idle", "idle", "idle", "idle"],
  left: ["idle", "sending", "slow", "idle", "idle", "idle", "uncertain", "interrupted"],
};

const event = (type: EventType) => ({ type, reason: undefined }) as SubmissionEvent;
const after = (state: State, type: EventType) => reduceSubmission({ state }, event(type));

describe.each(Object.entries(TABLE))("After “%s”", (type, states) => {
  it.each(STATES.map((state, index) => [state, states[index]]))("%s becomes %s", (state, next) => {
    expect(after(state, type as EventType).state).toBe(next);
  });
});

it("an event that changes nothing leaves the very object, so that nobody hears of it", () => {
  for (const [state, type] of [
    ["idle", "edited"],
    ["idle", "left"],
    ["sending", "submitted"],
    ["sending", "edited"],
    ["slow", "delayed"],
    ["uncertain", "left"],
  ] as const) {
    const submission: Submission = { state };
    expect(reduceSubmission(submission, event(type))).toBe(submission);
  }
});

it("the service's reason stays with its refusal alone", () => {
  const refused = reduceSubmission({ state: "sending" }, { type: "refused", reason: "Gesperrt." });
  expect(refused.reason).toBe("Gesperrt.");
  expect(reduceSubmission(refused, { type: "submitted" }).reason).toBeUndefined();
});

it("what no toast could say is marked, and stays what it is", () => {
  expect(reduceSubmission({ state: "sent" }, { type: "toastFailed" })).toEqual({ state: "sent", toastFailed: true });
});

it("knows what the browser sends by itself, also when it takes longer", () => {
  const sending = reduceSubmission({ state: "idle" }, { type: "submitted", byBrowser: emptyInquiry });
  expect(reduceSubmission(sending, { type: "delayed" })).toEqual({ state: "slow", byBrowser: emptyInquiry });
});

it("tells what is on its way, and what may have arrived", () => {
  expect(STATES.filter((state) => isUnderway({ state }))).toEqual(["sending", "slow"]);
  expect(STATES.filter((state) => mayHaveArrived({ state }))).toEqual(["uncertain", "interrupted"]);
});
