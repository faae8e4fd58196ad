import { queryClient, retryDelay } from "../../../src/lib/query-client";

describe("The data-fetching client", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    queryClient.clear();
    jest.useRealTimers();
  });

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [6, 30_000],
    [60, 30_000],
  ])("waits after %i retries %i ms.", (failures, wait) => {
    expect(retryDelay(failures)).toBe(wait);
  });

  it("retries 3 times by default, with that wait.", () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ retry: 3, retryDelay });
  });

  it("asks at once and after 1, 2 and 4 s, and then gives up.", async () => {
    const start = Date.now();
    const asked: number[] = [];
    const answer = queryClient.fetchQuery({
      queryKey: ["out of reach"],
      queryFn: () => {
        asked.push(Date.now() - start);
        throw new Error("out of reach");
      },
    });
    const outcome = expect(answer).rejects.toThrow("out of reach");
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(asked).toEqual([0, 1000, 3000, 7000]);
  });
});
