import { checkLimits, pictureSeconds, type Run } from "../../../scripts/bench/build-limits";
import { groupIn, shareIn } from "../../../scripts/bench/memory";

const run = (seconds: number, peakMiB: number | null = 900, pictures = 0): Run => {
  return { seconds, peakMiB, pictureSeconds: pictures };
};

it("reads the process group behind a name with spaces and brackets", () => {
  expect(groupIn("4242 (node (worker) 1) S 17 4200 4200 0 -1 4194304")).toBe(4200);
});

it("reads a process's share of the memory, and none of a process that ended", () => {
  const smaps = "55d0-7ffc ---p 00000000 00:00 0  [rollup]\nRss:  900 kB\nPss:  812 kB\nPss_Anon:  700 kB\n";
  expect([smaps, ""].map(shareIn)).toEqual([812, 0]);
});

it("reads from Gatsby's output how long it encoded pictures", () => {
  const encoding = "success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 39.200s - 58/58 1.48/s";
  expect([encoding, "success run queries in workers - 1.127s"].map(pictureSeconds)).toEqual([39.2, 0]);
});

describe("checkLimits", () => {
  const few = { articles: 11, cold: run(90, 800, 40), unchanged: run(14), edited: run(16) };
  const met = (many: { cold: Run; edited: Run }) =>
    checkLimits([few, { articles: 1000, unchanged: run(20), ...many }]).map((limit) => limit.met);

  it("are met up to their limits, and missed above them", () => {
    expect(met({ cold: run(160, 1536, 40), edited: run(24) })).toEqual([true, true, true]);
    expect(met({ cold: run(160.1, 1537, 40), edited: run(24.1) })).toEqual([false, false, false]);
  });

  it("leave memory out where it cannot be read, and growth without a measurement to compare with", () => {
    expect(met({ cold: run(100, null), edited: run(20) })).toEqual([true, true]);
    expect(checkLimits([{ articles: 1000, cold: run(100), unchanged: run(20), edited: run(20) }])).toHaveLength(2);
    expect(checkLimits([few])).toEqual([]);
  });
});
