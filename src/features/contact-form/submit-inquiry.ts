import { type ObjectSchema, object, string } from "yup";
import { FORM_SUBMIT_TIMEOUT_MS } from "../../config/constants";
import { previewSettings } from "../../config/preview-settings";
import { attempt } from "../../lib/attempt";
import { type Field, type FormValues, fields, inquirySubject, normalizeValue, type ValidationErrors } from "./fields";

/**
 * Schema of a valid inquiry.
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

/** Sent, refused with the service's message, if any, or without a clear answer: then it may have arrived. */
export type Outcome = { type: "sent" | "uncertain" } | { type: "refused"; reason: string | undefined };

/** Sends an inquiry to the form service (Web3Forms' protocol, multipart form data), which ignores those of bots. */
export async function submitInquiry(
  inquiry: FormValues,
  subjectPrefix: string,
  { endpoint, accessKey }: FormService,
  isBot = false,
): Promise<Outcome> {
  if (process.env.GATSBY_PREVIEW) return { type: "refused", reason: previewSettings?.form };
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
    const text = await response.text();
    return outcomeOf(response, Object(attempt(() => JSON.parse(text))));
  } catch {
    return { type: "uncertain" };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ ok, status }: Response, { success, message, body }: Record<string, unknown>): Outcome {
  if (success === false) {
    // The service's documentation names two properties.
    const messages: readonly unknown[] = [message, Object(body).message];
    const reason = messages.find((text): text is string => typeof text === "string" && text.trim() !== "");
    return { type: "refused", reason };
  }
  // A server or gateway that fails (5xx, 408) may have passed the inquiry on before.
  if (!ok && status < 500 && status !== 408) return { type: "refused", reason: undefined };
  return { type: ok && success === true ? "sent" : "uncertain" };
}
