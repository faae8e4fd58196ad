/** Flags of the International Code of Signals, 3:2: white reaches no edge of another colour, round which it would show. */
const FLAGS: Readonly<Record<string, { white: string; blue?: string; red?: string }>> = {
  C: { white: "M0 11H90V49H0Z", blue: "M0 0H90V12H0ZM0 48H90V60H0Z", red: "M0 24H90V36H0Z" },
  X: { white: "M0 0H90V60H0Z", blue: "M0 24H39V0H51V24H90V36H51V60H39V36H0Z" },
  H: { white: "M0 0H46V60H0Z", red: "M45 0H90V60H45Z" },
};

/** A flag on its halyard. */
export function SignalFlag({ letter, className = "" }: { letter: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-8 -14 112 88"
      className={`bg-deep forced-colors:outline print:outline ${className}`}
    >
      <path d="M-4-14V74" stroke="var(--color-mist)" strokeWidth="2" />
      <g transform="skewY(-4)">
        <path d={FLAGS[letter]?.white} fill="var(--color-white)" />
        <path d={FLAGS[letter]?.blue} fill="var(--color-lake)" />
        <path d={FLAGS[letter]?.red} fill="var(--color-brick)" />
        <path d="M62 0H90V60H62Z" fill="var(--color-deep)" opacity=".14" />
      </g>
    </svg>
  );
}
