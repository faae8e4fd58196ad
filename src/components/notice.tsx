/** Tells authors why visitors do not see a page yet; no release holds such a page. */
export function Notice({ text }: { text: string }) {
  return <p className="mb-4 w-fit bg-signal px-3 py-1 text-note font-semibold">{text}</p>;
}
