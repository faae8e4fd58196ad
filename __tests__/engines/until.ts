/** How long something may take to come true, ms. */
const PATIENCE_MS = 15_000;

/** Between two looks, ms. */
const INTERVAL_MS = 50;

/**
 * Looks again and again until what is seen holds. A look that fails, as while a page goes away, is only one more.
 * @param what that is waited for, for the message
 * @returns what was seen
 * @throws when it has not come true in 15 s, with what was seen last
 */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    let last: string;
    try {
      const seen = await look();
      if (holds(seen)) return seen;
      last = JSON.stringify(seen);
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s for ${what}. Seen: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
