import type { ComponentPropsWithoutRef, Ref } from "react";

export const staticQueries = { answer: (_query: string): unknown => undefined };

/** Gatsby's tag; here its value is the query itself. */
export const graphql = (strings: TemplateStringsArray): string => strings.join("");

/** Gatsby's hook, answered from the present content. */
export const useStaticQuery = (query: string): unknown => staticQueries.answer(query);

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string; innerRef?: Ref<HTMLAnchorElement> };

/** Gatsby's link as a plain one. */
export const Link = ({ to, innerRef, ...props }: LinkProps) => <a ref={innerRef} href={to} {...props} />;

/** Does nothing: there is no running app here. */
export const navigate = () => undefined;
