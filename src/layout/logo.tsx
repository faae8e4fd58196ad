import { Link } from "../components/link";
import { LighthouseMark } from "./lighthouse-mark";

type LogoProps = { name: string; label: string; onDeep?: boolean };

/** Mark and name, linking to the home page. */
export function Logo({ name, label, onDeep = false }: LogoProps) {
  return (
    <Link to="/" aria-label={label} className="flex items-center gap-2.5">
      <LighthouseMark className={`size-9 ${onDeep ? "text-paper" : "text-deep"}`} />
      {/* Between md and lg the header's six links need the space. */}
      <span
        className={`font-display text-[1.3125rem] leading-none max-[23.375rem]:text-lg font-bold tracking-tight ${onDeep ? "" : "md:max-lg:hidden max-[15rem]:hidden"}`}
      >
        {name}
      </span>
    </Link>
  );
}
