import { FORM_SUBMIT_TIMEOUT_MS } from "../../config/constants";
import { type Inquiry, inquirySubject } from "./inquiry";

type FormService = { endpoint: string; accessKey: string };

/** The service rejected the request; `message` is its own, if it gave one. */
export class InquiryRefusedError extends Error {
  constructor(readonly reason: string | undefined) {
    super(reason ?? "The form service refused the inquiry.");
    this.name = "InquiryRefusedError";
  }
}

/**
 * Sends an inquiry to the form service (Web3Forms' protocol, multipart form data); it stores nothing from a bot.
 * @throws InquiryRefusedError when the service answers with anything but success
 * @throws DOMException, TypeError when it cannot be reached within 15 s
 */
export async function submitInquiry(
  inquiry: Inquiry,
  subjectLead: string,
  { endpoint, accessKey }: FormService,
  isBot = false,
): Promise<void> {
  const body = new FormData();
  body.set("access_key", accessKey);
  for (const [field, value] of Object.entries(inquiry)) body.set(field, value);
  body.set("subject", inquirySubject(subjectLead, inquiry));
  if (isBot) body.set("botcheck", "on");
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), FORM_SUBMIT_TIMEOUT_MS);
  const request = { method: "POST", body, headers: { Accept: "application/json" }, signal: limit.signal };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(endpoint, request);
    answer = await response.json();
  } finally {
    clearTimeout(timer);
  }
  if (!isRecord(answer)) throw new InquiryRefusedError(undefined);
  if (response.ok && answer.success === true) return;
  throw new InquiryRefusedError(answer.success === false ? messageOf(answer) : undefined);
}

/** The service documents two places for its message. */
function messageOf({ message, body }: Record<string, unknown>): string | undefined {
  for (const candidate of [message, isRecord(body) ? body.message : undefined]) {
    if (typeof candidate === "string" && candidate.trim() !== "") return candidate;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
