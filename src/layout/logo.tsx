import { Link } from "../components/link";

/** Logo and name, linking to the home page. */
export function Logo({ name, label, onDeep }: { name: string; label: string; onDeep?: boolean }) {
  return (
    <Link to="/" aria-label={label} className="flex items-center gap-2.5">
      {/* An H of two pier heads and a lighthouse beam; the piers take the text colour. */}
      <svg
        viewBox="0 0 48 48"
        width={36}
        height={36}
        aria-hidden="true"
        className={`size-9 ${onDeep ? "text-paper" : "text-deep"}`}
      >
        <path d="M3 18H12V48H3ZM33 24H45L48 48H30Z" className="fill-current" />
        <path d="M33 12H45V21H33L12 36V21Z" className="fill-signal" />
        <path d="M30 12 39 0 48 12Z" className="fill-brick" />
      </svg>
      <span
        className={`font-display text-[1.125rem]/7 font-bold tracking-[-0.025em] whitespace-nowrap ${onDeep ? "" : "max-[15rem]:hidden"}`}
      >
        {name}
      </span>
    </Link>
  );
}
