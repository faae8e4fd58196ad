/** What the builds of one number of articles took. */
export type Measurement = { articles: number; cold: Run; unchanged: Run; edited: Run };

/** One build; memory is `null` where it cannot be read. */
export type Run = { seconds: number; peakMiB: number | null; pictureSeconds: number };

type LimitResult = { name: string; value: string; limit: string; met: boolean };

/** How many times as long a rebuild after one edited article may take with `MANY` articles as with `FEW`. */
const GROWTH_LIMIT = 1.5;
const COLD_LIMIT_S = 120;
const COLD_LIMIT_MIB = 1.5 * 1024;
const FEW = 11;
const MANY = 1000;

/** Seconds that Gatsby says it encoded pictures; 0 when it had none to encode. */
export function pictureSeconds(output: string): number {
  return Number(/IMAGE_PROCESSING jobs - ([\d.]+)s/.exec(output)?.[1] ?? 0);
}

/** Compares measurements with the limits: growth needs those of 11 and 1,000 articles, the cold build of 1,000. */
export function checkLimits(measurements: readonly Measurement[]): LimitResult[] {
  const few = measurements.find(({ articles }) => articles === FEW);
  const many = measurements.find(({ articles }) => articles === MANY);
  if (!many) return [];
  const result = (name: string, value: number, limit: number, digits: number, unit: string): LimitResult => ({
    name,
    value: `${value.toFixed(digits)}${unit}`,
    limit: `${limit}${unit}`,
    met: value <= limit,
  });
  const { seconds, peakMiB, pictureSeconds: encoding } = many.cold;
  const growth = few && many.edited.seconds / few.edited.seconds;
  return [
    result("cold build, 1,000 articles, pictures cached", seconds - encoding, COLD_LIMIT_S, 0, " s"),
    ...(peakMiB === null ? [] : [result("its memory", peakMiB, COLD_LIMIT_MIB, 0, " MiB")]),
    ...(growth ? [result("rebuild after one edited article, 1,000 / 11 articles", growth, GROWTH_LIMIT, 2, "")] : []),
  ];
}
