/** From when on a task counts as long. */
const LONG_TASK_MS = 50;
/** Shifts further apart than this, or after this long, belong to separate groups. */
const SHIFT_GAP_MS = 1000;
const SHIFT_GROUP_MS = 5000;

export type LongTask = { startMs: number; durationMs: number };
export type Shift = { startMs: number; value: number };

/** What the browser says of a page; times count from the start of the navigation. */
export type VitalsRecord = {
  fcpMs: number | undefined;
  lcpMs: number | undefined;
  longTasks: LongTask[];
  shifts: Shift[];
};

declare global {
  interface Window {
    vitalsRecord?: VitalsRecord;
  }
}

/**
 * Writes down what happens to the page, in `window.vitalsRecord`.
 *
 * Runs in the browser, before anything of the page: uses nothing from outside itself.
 */
export function recordVitals(): void {
  const record: VitalsRecord = { fcpMs: undefined, lcpMs: undefined, longTasks: [], shifts: [] };
  window.vitalsRecord = record;
  new PerformanceObserver((list) => {
    record.fcpMs ??= list.getEntriesByName("first-contentful-paint")[0]?.startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    record.lcpMs = list.getEntries().at(-1)?.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      record.longTasks.push({ startMs: startTime, durationMs: duration });
    }
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) record.shifts.push({ startMs: entry.startTime, value: entry.value });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Total blocking time: by how much tasks after the first paint were longer than 50 ms.
 * @param fcpMs when the first paint was; of a task under way then, the rest counts
 * @returns ms
 */
export function totalBlockingTime(tasks: readonly LongTask[], fcpMs: number): number {
  return tasks.reduce((sum, { startMs, durationMs }) => {
    const afterPaint = startMs + durationMs - Math.max(startMs, fcpMs);
    return sum + Math.max(0, afterPaint - LONG_TASK_MS);
  }, 0);
}

/**
 * Cumulative layout shift as it is defined: the largest sum of shifts that lie less than 1 s apart
 * and within 5 s.
 * @param shifts in the order of time
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startMs, value } of shifts) {
    const isSameGroup = startMs - last < SHIFT_GAP_MS && startMs - first < SHIFT_GROUP_MS;
    if (!isSameGroup) {
      first = startMs;
      sum = 0;
    }
    sum += value;
    last = startMs;
    largest = Math.max(largest, sum);
  }
  return largest;
}
