import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "./link";

/** Links from a page to its overview. */
export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <p data-print="hidden">
      <Link to={to} className="inline-flex items-center gap-2 py-1 text-note font-semibold text-lake hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {label}
      </Link>
    </p>
  );
}
