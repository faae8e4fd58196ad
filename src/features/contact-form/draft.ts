import { emptyInquiry, type Inquiry } from "./inquiry";

/** What the visitor has entered so far; kept in memory while the site is open, stored nowhere. */
let draft: Inquiry = emptyInquiry;

export const readDraft = (): Inquiry => draft;

export function keepDraft(inquiry: Inquiry): void {
  draft = inquiry;
}
