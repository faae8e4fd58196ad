/** The logo: two pier heads, the lighthouse's beam between them, an H. Stone takes the text colour. */
export function LighthouseMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path d="M3 18H12V48H3ZM33 24H45L48 48H30Z" className="fill-current" />
      <path d="M33 12H45V21H33L12 36V21Z" className="fill-signal" />
      <path d="M30 12 39 0 48 12Z" className="fill-tile" />
    </svg>
  );
}
