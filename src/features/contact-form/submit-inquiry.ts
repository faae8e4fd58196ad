import { type ObjectSchema, object, string } from "yup";
import { FORM_SUBMIT_TIMEOUT_MS } from "../../config/constants";
import { cleanEntry, type Field, fields, type Inquiry, type InquiryErrors, inquirySubject } from "./fields";

/** Schema of a valid inquiry; a cast cleans its entries. */
export function inquirySchema(errors: InquiryErrors): ObjectSchema<Inquiry> {
  const rules = fields.map((field) => [field.name, ruleOf(field, errors[field.name])]);
  return object(Object.fromEntries(rules)) as ObjectSchema<Inquiry>;
}

function ruleOf(field: Field, message: string | undefined) {
  // Formik passes an empty field as undefined.
  const entry = string().transform((value: unknown) => (typeof value === "string" ? cleanEntry(field, value) : value));
  if (!field.required) return entry.default("");
  const rule = entry.required(message).min(field.minLength ?? 0, message);
  return field.pattern ? rule.matches(new RegExp(`^${field.pattern}$`, "u"), message) : rule;
}

type FormService = { endpoint: string; accessKey: string };

/** The service rejected the request; `reason` is its own message, if it gave one. */
export class InquiryRefusedError extends Error {
  constructor(readonly reason: string | undefined) {
    super(reason ?? "The form service refused the inquiry.");
    this.name = "InquiryRefusedError";
  }
}

/**
 * Sends an inquiry to the form service (Web3Forms' protocol, multipart form data); it stores nothing from a bot.
 * @throws InquiryRefusedError when the service answers that it does not take it
 * @throws Error, of any other kind, when no answer says so within 60 s: the inquiry may have arrived
 */
export async function submitInquiry(
  inquiry: Inquiry,
  subjectLead: string,
  { endpoint, accessKey }: FormService,
  isBot = false,
): Promise<void> {
  const body = new FormData();
  body.set("access_key", accessKey);
  for (const { name } of fields) body.set(name, inquiry[name]);
  body.set("subject", inquirySubject(subjectLead, inquiry));
  if (isBot) body.set("botcheck", "on");
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), FORM_SUBMIT_TIMEOUT_MS);
  const request = { method: "POST", body, headers: { Accept: "application/json" }, signal: limit.signal };
  try {
    const response = await fetch(endpoint, request);
    expectSuccess(response.ok, await readAnswer(response));
  } finally {
    clearTimeout(timer);
  }
}

/** The service's answer; empty where it does not speak its protocol. */
async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
}

function expectSuccess(isOk: boolean, answer: Record<string, unknown>): void {
  if (answer.success === false) throw new InquiryRefusedError(messageOf(answer));
  if (!isOk) throw new InquiryRefusedError(undefined);
  if (answer.success !== true) throw new Error("The form service's answer does not say what became of the inquiry.");
}

/** The service documents two places for its message. */
function messageOf({ message, body }: Record<string, unknown>): string | undefined {
  for (const candidate of [message, isRecord(body) ? body.message : undefined]) {
    if (typeof candidate === "string" && candidate.trim() !== "") return candidate;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
