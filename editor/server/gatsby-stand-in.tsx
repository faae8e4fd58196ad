import type { ComponentPropsWithoutRef, Ref } from "react";

/** All queries and fragments of the bundled modules, as text, and what static queries are answered with. */
export const queries = { texts: new Set<string>(), answer: (_query: string): unknown => undefined };

/** Gatsby's tag; here its value is the query itself. */
export function graphql(strings: TemplateStringsArray): string {
  const text = strings.join("");
  queries.texts.add(text);
  return text;
}

/** Gatsby's hook, answered from the present content. */
export const useStaticQuery = (query: string): unknown => queries.answer(query);

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string; innerRef?: Ref<HTMLAnchorElement> };

/** Gatsby's link as a plain one. */
export const Link = ({ to, innerRef, ...props }: LinkProps) => <a ref={innerRef} href={to} {...props} />;

/** Follows a link in the running app, which there is none of here. */
export const navigate = () => undefined;
