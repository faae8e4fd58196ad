import { type ObjectSchema, object, string } from "yup";
import {
  CONTACT_INTEREST_MIN_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
} from "../../config/constants";
import { EMAIL_PATTERN, type Inquiry } from "./inquiry";

/** Messages under the fields, from the content. */
export type InquiryErrors = { name: string; email: string; interest: string; message: string };

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`, "u");

/** Schema of a valid inquiry; spaces around an entry do not count. */
export function inquirySchema(errors: InquiryErrors): ObjectSchema<Inquiry> {
  return object({
    name: string().trim().required(errors.name).min(CONTACT_NAME_MIN_CHARACTERS, errors.name),
    email: string().trim().required(errors.email).matches(EMAIL, errors.email),
    // Formik passes an empty field as undefined.
    company: string().trim().default(""),
    phone: string().trim().default(""),
    interest: string().required(errors.interest).min(CONTACT_INTEREST_MIN_CHARACTERS, errors.interest),
    message: string().trim().required(errors.message).min(CONTACT_MESSAGE_MIN_CHARACTERS, errors.message),
  });
}
