import { emptyValues as EMPTY, type FormValues } from "../../../src/features/contact-form/fields";
import {
  type Inquiry,
  type InquiryEvent,
  NO_INQUIRY,
  reduceInquiry,
  type Submission,
} from "../../../src/features/contact-form/inquiry-reducer";

type State = Submission["state"];
type EventType = InquiryEvent["type"];

const STATES: readonly State[] = [
  ...(["idle", "sending", "slow", "sent"] as const),
  ...(["refused", "failed", "uncertain", "interrupted"] as const),
];

const typed = (values: Partial<FormValues>): FormValues => ({ ...EMPTY, ...values });
const ERIKA = typed({ name: "Erika" });

/** The next state after each event, in the order of `STATES`. */
const NEXT_STATES: Readonly<Record<Exclude<EventType, "restored">, readonly State[]>> = {
  filled: STATES,
  messageAdded: STATES,
  submitted: ["sending", "sending", "slow", "sending", "sending", "sending", "sending", "sending"],
  slow: ["idle", "slow", "slow", "sent", "refused", "failed", "uncertain", "interrupted"],
  sent: STATES.map(() => "sent"),
  sentInOtherTab: ["sent", "sending", "slow", "sent", "sent", "sent", "sent", "sent"],
  refused: STATES.map(() => "refused"),
  failed: STATES.map(() => "failed"),
  uncertain: STATES.map(() => "uncertain"),
  interrupted: STATES.map(() => "interrupted"),
  toastFailed: STATES,
  confirmationRead: STATES,
  leaving: STATES,
  stayed: STATES,
  edited: ["idle", "sending", "slow", "idle", "idle", "idle", "idle", "idle"],
  navigatedAway: ["idle", "sending", "slow", "idle", "idle", "idle", "uncertain", "interrupted"],
};

describe.each(Object.entries(NEXT_STATES))("After “%s”", (type, states) => {
  it.each(STATES.map((state, index) => [state, states[index]] as const))("%s becomes %s", (state, next) => {
    const values = type === "edited" ? ERIKA : EMPTY;
    const event = { type, values, text: "Hallo", reason: undefined } as InquiryEvent;
    expect(reduceInquiry({ values: EMPTY, submission: { state } }, event).submission.state).toBe(next);
  });
});

const after = (...events: InquiryEvent[]) => events.reduce(reduceInquiry, NO_INQUIRY);

const filled = (values: Partial<FormValues>): InquiryEvent => ({ type: "filled", values: typed(values) });
const edited = (values: Partial<FormValues>): InquiryEvent => ({ type: "edited", values: typed(values) });
const sent = (values: Partial<FormValues>): InquiryEvent => ({ type: "sent", values: typed(values) });
const added = (text: string): InquiryEvent => ({ type: "messageAdded", text });
const SUBMITTED = { type: "submitted" } as const;
const UNCERTAIN = { type: "uncertain" } as const;
const LEAVING = { type: "leaving" } as const;
const REFUSED: InquiryEvent = { type: "refused", reason: "Gesperrt." };
const BY_BROWSER: InquiryEvent = { type: "submitted", nativeValues: ERIKA };

it.each<[what: string, events: InquiryEvent[], submission: Submission]>([
  ["the service's reason is kept", [SUBMITTED, REFUSED], { state: "refused", reason: "Gesperrt." }],
  ["and goes with the next attempt", [SUBMITTED, REFUSED, SUBMITTED], { state: "sending" }],
  ["or with an edit", [SUBMITTED, REFUSED, edited({ name: "E" })], { state: "idle" }],
  ["what the browser sends is kept", [BY_BROWSER, { type: "slow" }], { state: "slow", nativeValues: ERIKA }],
  ["a second attempt changes nothing", [BY_BROWSER, SUBMITTED], { state: "sending", nativeValues: ERIKA }],
  ["leaving interrupts it", [SUBMITTED, LEAVING, UNCERTAIN], { state: "interrupted" }],
  ["also when it is slow", [SUBMITTED, LEAVING, { type: "slow" }, UNCERTAIN], { state: "interrupted" }],
  ["not for who stays", [SUBMITTED, LEAVING, { type: "stayed" }, UNCERTAIN], { state: "uncertain" }],
  ["nor the next time", [SUBMITTED, LEAVING, UNCERTAIN, SUBMITTED, UNCERTAIN], { state: "uncertain" }],
  ["a failed toast is noted", [{ type: "failed" }, { type: "toastFailed" }], { state: "failed", toastFailed: true }],
  ["until the next outcome", [{ type: "failed" }, { type: "toastFailed" }, UNCERTAIN], { state: "uncertain" }],
  ["a read confirmation", [sent({}), { type: "confirmationRead" }], { state: "sent", isConfirmationRead: true }],
  ["what was stored", [{ type: "restored", values: ERIKA, state: "uncertain" }], { state: "uncertain" }],
])("Submission: %s", (_what, events, submission) => {
  expect(after(...events).submission).toEqual(submission);
});

const OTHER: InquiryEvent = { type: "sentInOtherTab", values: ERIKA };

it.each<[what: string, events: InquiryEvent[], values: Partial<FormValues>]>([
  ["stored ones come back", [{ type: "restored", values: ERIKA, state: "idle" }], ERIKA],
  [
    "what arrived is cleared",
    [filled({ name: "Erika", message: "Hallo" }), sent({ name: "Erika", message: "Hallo" })],
    {},
  ],
  [
    "what was changed since is kept",
    [filled({ name: "Max", message: "Hallo" }), sent({ message: "Hallo" })],
    { name: "Max" },
  ],
  ["so is a text added since", [filled({ message: "A" }), added("B"), sent({ message: "A" })], { message: "B" }],
  ["nothing is cleared without knowing what arrived", [filled(ERIKA), { type: "sent" }], ERIKA],
  ["a failure clears nothing", [filled(ERIKA), SUBMITTED, REFUSED], ERIKA],
  ["a text fills an empty message", [added("Zahlen")], { message: "Zahlen" }],
  ["it is appended to another", [filled({ message: "Hallo" }), added("Zahlen")], { message: "Hallo\n\nZahlen" }],
  ["but not twice", [added("Zahlen"), added("Zahlen")], { message: "Zahlen" }],
  ["the same inquiry of another tab clears this one", [filled(ERIKA), OTHER], {}],
  ["another one does not", [filled({ name: "Erika", message: "Mehr" }), OTHER], { name: "Erika", message: "Mehr" }],
  ["nor while this one is being sent", [filled(ERIKA), SUBMITTED, OTHER], ERIKA],
])("Values: %s", (_what, events, values) => {
  expect(after(...events).values).toEqual(typed(values));
});

it.each<[what: string, before: Inquiry, event: InquiryEvent]>([
  ["an edit to the same values", { values: ERIKA, submission: { state: "sent" } }, edited(ERIKA)],
  ["an attempt while one is being sent", after(SUBMITTED), SUBMITTED],
  ["having stayed without having been asked", after(SUBMITTED), { type: "stayed" }],
])("%s leaves the same object", (_what, before, event) => {
  expect(reduceInquiry(before, event)).toBe(before);
});
