import type { ReactNode } from "react";

type ExampleProps = {
  /** Says that what follows is an example. */
  note: string;
  className: string;
  children: ReactNode;
};

/** The frame of a drawn view of the product; says first that it is an example. */
export function Example({ note, className, children }: ExampleProps) {
  return (
    <figure className={`grid grid-rows-[auto_1fr] gap-2 bg-mist ${className}`}>
      <figcaption className="text-[0.8125rem] text-slate">{note}</figcaption>
      {children}
    </figure>
  );
}
