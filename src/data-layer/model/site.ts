import { array, string } from "yup";
import { flag, group, link, listOf, picture, target, text, token } from "./fields";

/** `content/site.json`: what stands on every page. */
export const site = group({
  url: token().matches(
    /^https:\/\/[^/]+$/,
    "Die Adresse der Website, z. B. https://www.hafenlotse.example, ohne Schrägstrich am Ende.",
  ),
  name: text(40),
  legalName: text(80),
  tagline: text(60),
  description: text(200),
  company: group({
    street: text(60),
    postalCode: token(),
    city: text(60),
    country: text(40),
    email: string().email().required(),
    jobsEmail: string().email().required(),
  }),
  header: group({
    homeLabel: text(60),
    skipLink: text(60),
    navigationLabel: text(40),
    navigation: listOf(
      group({ label: text(60), to: target(), parts: array(link()).optional().meta({ graphql: "[Link!]" }) }),
    ),
    login: link(),
    demo: link(),
    menu: group({ open: text(40), close: text(40), label: text(40) }),
  }),
  footer: group({
    claim: text(160),
    navigationLabel: text(40),
    groups: listOf(
      group({
        title: text(40),
        links: listOf(group({ label: text(60), to: target(), reloadDocument: flag().optional() })),
      }),
    ),
    badge: picture("drawing"),
    copyright: text(80),
    audience: text(120),
  }),
  consent: group({
    title: text(60),
    text: text(300),
    accept: text(40),
    decline: text(40),
    close: text(40),
    policy: link(),
  }),
  notifications: group({ label: text(40), dismiss: text(40) }),
  offline: group({ title: text(40), text: text(140) }),
  loading: group({ label: text(40) }),
  errorScreen: group({ title: text(60), home: group({ label: text(60), to: target() }) }),
});
