import { type ObjectSchema, object, string } from "yup";
import { FORM_SUBMIT_TIMEOUT_MS } from "../../config/constants";
import { previewSettings } from "../../config/preview-settings";
import { attempt } from "../../lib/attempt";
import { trimUnseen, withoutInvisible } from "../../lib/invisible-signs";
import type { ContactFormCopy } from "./copy";
import { type Field, type FormValues, fields, inquirySubject } from "./fields";

type ErrorTexts = Pick<ContactFormCopy, "errors" | "tooLong" | "addressOnly" | "invisible">;

/** Schema of a valid inquiry. Of an error with two lines, the second says what to leave. */
export const inquirySchema = (texts: ErrorTexts): ObjectSchema<FormValues> =>
  object(Object.fromEntries(fields.map((field) => [field.name, ruleFor(field, texts)]))) as ObjectSchema<FormValues>;

function ruleFor({ name, required, minLength = 1, maxLength = Infinity, pattern }: Field, texts: ErrorTexts) {
  // Judged before anything is trimmed, so that nothing can hide behind blanks.
  const value = string().max(maxLength, texts.tooLong).default("");
  if (!required) return value;
  const message = texts.errors[name] ?? "";
  // Not by `length`, which counts an emoji twice.
  const rule = value.test("min", message, (typed) => Array.from(trimUnseen(typed)).length >= minLength);
  if (!pattern) return rule;
  const wholeValue = new RegExp(`^(?:${pattern})$`, "u");
  return rule.test("pattern", (typed, { createError }) => {
    const text = trimUnseen(typed);
    const reason = text === withoutInvisible(text) ? texts.addressOnly : texts.invisible;
    return wholeValue.test(text) || createError({ message: `${message}\n${reason}` });
  });
}

type FormService = { endpoint: string; accessKey: string };

/** Sent, refused with the service's message, if any, or without a clear answer: then it may have arrived. */
export type SubmitResult = { type: "sent" | "uncertain" } | { type: "refused"; reason: string | undefined };

/** Sends an inquiry to the form service (Web3Forms' protocol, multipart form data). */
export async function submitInquiry(
  inquiry: FormValues,
  subjectPrefix: string,
  { endpoint, accessKey }: FormService,
): Promise<SubmitResult> {
  if (process.env.GATSBY_PREVIEW) return { type: "refused", reason: previewSettings?.form };
  const body = new FormData();
  body.set("access_key", accessKey);
  for (const { name } of fields) body.set(name, inquiry[name]);
  body.set("subject", inquirySubject(subjectPrefix, inquiry));
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FORM_SUBMIT_TIMEOUT_MS);
  const request = { method: "POST", body, headers: { Accept: "application/json" }, signal: controller.signal };
  try {
    const response = await fetch(endpoint, request);
    const text = await response.text();
    return resultOf(response, Object(attempt(() => JSON.parse(text))));
  } catch {
    return { type: "uncertain" };
  } finally {
    clearTimeout(timer);
  }
}

function resultOf({ ok, status }: Response, { success, message, body }: Record<string, unknown>): SubmitResult {
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
