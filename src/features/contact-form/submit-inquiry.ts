import { type ObjectSchema, object, string } from "yup";
import { FORM_SUBMIT_TIMEOUT_MS } from "../../config/constants";
import { previewSettings } from "../../config/preview-settings";
import { type Field, type FormValues, fields, inquirySubject, normalizeValue, type ValidationErrors } from "./fields";

/**
 * Schema of a valid inquiry; `cast` normalizes its values.
 * @param errors message of each required field
 * @param tooLong message of a value that may have been cut off, because it fills its field
 */
export function inquirySchema(errors: ValidationErrors, tooLong: string): ObjectSchema<FormValues> {
  const rules = fields.map((field) => [field.name, ruleFor(field, errors[field.name], tooLong)]);
  return object(Object.fromEntries(rules)) as ObjectSchema<FormValues>;
}

function ruleFor(field: Field, message = "", tooLong: string) {
  const { required, minLength = 0, maxLength = 0, pattern } = field;
  // Formik passes an empty field as undefined.
  const value = string()
    .transform((typed: string) => normalizeValue(field, typed))
    .test("cut", tooLong, (text = "", { originalValue = text }) => !maxLength || originalValue.length < maxLength);
  if (!required) return value.default("");
  // Not by `length`, which counts an emoji twice.
  const rule = value.required(message).test("min", message, (text) => Array.from(text).length >= minLength);
  return pattern ? rule.matches(new RegExp(`^${pattern}$`, "u"), message) : rule;
}

type FormService = { endpoint: string; accessKey: string };

/** Thrown when the service has rejected the inquiry; `reason` is the service's message, if any. */
export class InquiryRefusedError extends Error {
  constructor(readonly reason: string | undefined) {
    super(reason);
    this.name = "InquiryRefusedError";
  }
}

/**
 * Sends an inquiry to the form service (Web3Forms' protocol, multipart form data), which ignores those of bots.
 * @throws InquiryRefusedError when the service rejects the inquiry
 * @throws Error of another kind when there is no clear answer within 60 s: the inquiry may have arrived
 */
export async function submitInquiry(
  inquiry: FormValues,
  subjectPrefix: string,
  { endpoint, accessKey }: FormService,
  isBot = false,
): Promise<void> {
  if (process.env.GATSBY_PREVIEW) throw new InquiryRefusedError(previewSettings?.form);
  const body = new FormData();
  body.set("access_key", accessKey);
  for (const { name } of fields) body.set(name, inquiry[name]);
  body.set("subject", inquirySubject(subjectPrefix, inquiry));
  if (isBot) body.set("botcheck", "on");
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FORM_SUBMIT_TIMEOUT_MS);
  const request = { method: "POST", body, headers: { Accept: "application/json" }, signal: controller.signal };
  try {
    const response = await fetch(endpoint, request);
    expectSuccess(response, await readResponse(response));
  } finally {
    clearTimeout(timer);
  }
}

/** The parsed response; an empty object if it is not a JSON object. */
async function readResponse(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
}

function expectSuccess({ ok, status }: Response, answer: Record<string, unknown>): void {
  if (answer.success === false) throw new InquiryRefusedError(messageIn(answer));
  // A server or gateway that fails (5xx, 408) may have passed the inquiry on before.
  const isRefused = !ok && status < 500 && status !== 408;
  if (isRefused) throw new InquiryRefusedError(undefined);
  if (!ok || answer.success !== true) throw new Error("The form service gave no clear answer.");
}

/** The service's message, for which its documentation names two properties. */
function messageIn({ message, body }: Record<string, unknown>): string | undefined {
  for (const candidate of [message, isRecord(body) ? body.message : undefined]) {
    if (typeof candidate === "string" && candidate.trim() !== "") return candidate;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
