import { group, link, seo, text } from "./fields";

/** `content/pages/login.json` */
export const loginPage = group({
  seo: seo(),
  title: text(60),
  text: text(160),
  email: text(40),
  password: text(40),
  submit: text(40),
  unavailable: group({ title: text(100), text: text(240) }),
  hint: link(),
});
