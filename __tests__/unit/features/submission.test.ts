import { emptyValues } from "../../../src/features/contact-form/fields";
import { reduceSubmission, type Submission, type SubmissionEvent } from "../../../src/features/contact-form/submission";

type State = Submission["state"];
type EventType = SubmissionEvent["type"];

const STATES: readonly State[] = [
  ...(["idle", "sending", "slow", "sent"] as const),
  ...(["refused", "failed", "uncertain", "interrupted"] as const),
];

/** The next state after each event, in the order of `STATES`. */
const NEXT_STATES: Readonly<Record<Exclude<EventType, "toastFailed">, readonly State[]>> = {
  submitted: ["sending", "sending", "slow", "sending", "sending", "sending", "sending", "sending"],
  slow: ["idle", "slow", "slow", "sent", "refused", "failed", "uncertain", "interrupted"],
  sent: STATES.map(() => "sent"),
  confirmationRead: STATES,
  refused: STATES.map(() => "refused"),
  failed: STATES.map(() => "failed"),
  uncertain: STATES.map(() => "uncertain"),
  interrupted: STATES.map(() => "interrupted"),
  edited: ["idle", "sending", "slow", "idle", "idle", "idle", "idle", "idle"],
  navigatedAway: ["idle", "sending", "slow", "idle", "idle", "idle", "uncertain", "interrupted"],
};

const event = (type: EventType) => ({ type, reason: undefined }) as SubmissionEvent;
const after = (state: State, type: EventType) => reduceSubmission({ state }, event(type));

describe.each(Object.entries(NEXT_STATES))("After “%s”", (type, states) => {
  it.each(STATES.map((state, index) => [state, states[index]]))("%s becomes %s", (state, next) => {
    expect(after(state, type as EventType).state).toBe(next);
  });
});

it("keeps the service's reason only in the state refused", () => {
  const refused = reduceSubmission({ state: "sending" }, { type: "refused", reason: "Gesperrt." });
  expect(refused.reason).toBe("Gesperrt.");
  expect(reduceSubmission(refused, { type: "submitted" }).reason).toBeUndefined();
});

it("keeps the native values when sending becomes slow", () => {
  const sending = reduceSubmission({ state: "idle" }, { type: "submitted", nativeValues: emptyValues });
  expect(reduceSubmission(sending, { type: "slow" })).toEqual({ state: "slow", nativeValues: emptyValues });
});
