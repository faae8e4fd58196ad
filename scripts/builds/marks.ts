/** What the builds of one number of articles took. */
export type Measurement = {
  articles: number;
  cold: Run;
  unchanged: Run;
  edited: Run;
};

/** One build; memory is `null` where it cannot be read. */
export type Run = { seconds: number; peakMiB: number | null; pictureSeconds: number };

export type Mark = { name: string; value: string; limit: string; met: boolean };

/** Rebuild after one edited article, with `MANY` articles as against `FEW`. */
const GROWTH_LIMIT = 1.5;
const COLD_LIMIT_S = 120;
const COLD_LIMIT_MIB = 1.5 * 1024;
const FEW = 11;
const MANY = 1000;

/** Seconds that Gatsby says it encoded pictures; 0 when it had none to encode. */
export function pictureSeconds(output: string): number {
  return Number(/IMAGE_PROCESSING jobs - ([\d.]+)s/.exec(output)?.[1] ?? 0);
}

/**
 * Holds measurements against the limits.
 * @returns the marks that can be told from them: growth needs 11 and 1,000 articles, the cold build 1,000
 */
export function marks(measurements: readonly Measurement[]): Mark[] {
  const few = measurements.find(({ articles }) => articles === FEW);
  const many = measurements.find(({ articles }) => articles === MANY);
  if (!many) return [];
  const { seconds, peakMiB, pictureSeconds: encoding } = many.cold;
  const withoutPictures = seconds - encoding;
  const found: Mark[] = [
    {
      name: "cold build, 1,000 articles, pictures cached",
      value: `${withoutPictures.toFixed(0)} s`,
      limit: `${COLD_LIMIT_S} s`,
      met: withoutPictures <= COLD_LIMIT_S,
    },
  ];
  if (peakMiB !== null) {
    found.push({
      name: "its memory",
      value: `${peakMiB} MiB`,
      limit: `${COLD_LIMIT_MIB} MiB`,
      met: peakMiB <= COLD_LIMIT_MIB,
    });
  }
  if (few) {
    const growth = many.edited.seconds / few.edited.seconds;
    found.push({
      name: "rebuild after one edited article, 1,000 / 11 articles",
      value: growth.toFixed(2),
      limit: String(GROWTH_LIMIT),
      met: growth <= GROWTH_LIMIT,
    });
  }
  return found;
}
