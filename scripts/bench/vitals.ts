/** From when on a task counts as long. */
const LONG_TASK_MS = 50;
/** Shifts further apart than this, or after this long, belong to separate groups. */
const SHIFT_GAP_MS = 1000;
const SHIFT_GROUP_MS = 5000;

/** What the browser says of a page, in its order; times count from the start of the navigation. */
export type VitalsRecord = {
  fcpMs: number | undefined;
  lcpMs: number | undefined;
  longTasks: { startMs: number; durationMs: number }[];
  shifts: { startMs: number; value: number }[];
};

declare global {
  interface Window {
    vitalsRecord?: VitalsRecord;
  }
}

/** Notes in `window.vitalsRecord` what happens to the page. Runs in it before anything else, by itself. */
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

/** By how many ms tasks after the first paint were longer than 50 ms; of a task under way then, the rest counts. */
export function totalBlockingTime(tasks: Readonly<VitalsRecord["longTasks"]>, fcpMs: number): number {
  return tasks.reduce((sum, { startMs, durationMs }) => {
    const afterPaint = startMs + durationMs - Math.max(startMs, fcpMs);
    return sum + Math.max(0, afterPaint - LONG_TASK_MS);
  }, 0);
}

/** Cumulative layout shift as it is defined: the largest sum of shifts less than 1 s apart and within 5 s. */
export function cumulativeLayoutShift(shifts: Readonly<VitalsRecord["shifts"]>): number {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startMs, value } of shifts) {
    if (startMs - last >= SHIFT_GAP_MS || startMs - first >= SHIFT_GROUP_MS) {
      first = startMs;
      sum = 0;
    }
    sum += value;
    last = startMs;
    largest = Math.max(largest, sum);
  }
  return largest;
}
