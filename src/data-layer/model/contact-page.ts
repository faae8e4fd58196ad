import { string } from "yup";
import { choice, group, link, listOf, seo, text } from "./fields";

const labelled = () => group({ label: text(40), placeholder: text(60) });
const toast = () => group({ title: text(60), text: text(160) });

/** `content/pages/contact.json` */
export const contactPage = group({
  seo: seo(),
  hero: group({ title: text(40), text: text(260) }),
  company: group({
    title: text(60),
    addressLabel: text(40),
    emailLabel: text(40),
    hoursLabel: text(40),
    hours: listOf(group({ days: text(40), time: text(40) })),
    reply: text(200),
  }),
  form: group({
    title: text(60),
    text: text(200),
    note: text(160),
    fields: group({
      name: labelled(),
      email: labelled(),
      company: labelled(),
      phone: labelled(),
      interest: group({
        label: text(40),
        placeholder: text(60),
        options: listOf(
          group({
            value: choice(["demo", "partnership", "press", "career", "general"]),
            label: text(40),
          }),
        ),
      }),
      message: labelled(),
    }),
    errors: group({ name: text(80), email: text(80), interest: text(80), message: text(80) }),
    subject: string().required(),
    subjectWithoutScript: text(60),
    submit: text(40),
    submitting: text(40),
    success: toast(),
    failure: toast(),
    interrupted: toast(),
    privacy: link(),
  }),
});
