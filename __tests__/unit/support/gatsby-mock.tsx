import type { ComponentPropsWithoutRef, Ref } from "react";

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string; innerRef?: Ref<HTMLAnchorElement> };

/** Stands in for Gatsby's link, which needs the running site. */
export function Link({ to, innerRef, children, ...props }: LinkProps) {
  return (
    <a ref={innerRef} href={to} data-link="gatsby" {...props}>
      {children}
    </a>
  );
}
