import { useSite } from "../lib/use-site";

type ExampleNoteProps = {
  /** The evidence of the block's figures; an entry without evidence makes no claim. */
  of: readonly ({ readonly kind: string } | null)[];
  className?: string;
};

/** Says once for a block that its figures are examples, as long as the evidence of one of them says so. */
export function ExampleNote({ of, className }: ExampleNoteProps) {
  const { exampleNote } = useSite();
  return of.some((evidence) => evidence?.kind === "example") ? (
    <p className={`text-wrap ${className ?? ""}`}>{exampleNote}</p>
  ) : null;
}
