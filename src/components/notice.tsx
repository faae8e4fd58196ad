/** Tells authors why visitors cannot see a page yet; releases contain no such page. */
export function Notice({ text }: { text: string }) {
  return <p className="mb-4 w-fit bg-signal px-3 py-1 text-note font-semibold">{text}</p>;
}
