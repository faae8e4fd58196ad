import { queryClient, retryDelay } from "../../../src/lib/query-client";

// @spec 7.4
it("retries after 1, 2 and 4 s, and then gives up", async () => {
  jest.useFakeTimers();
  const start = Date.now();
  const requestedAt: number[] = [];
  const queryFn = () => {
    requestedAt.push(Date.now() - start);
    throw new Error("out of reach");
  };
  const outcome = expect(queryClient.fetchQuery({ queryKey: ["out of reach"], queryFn })).rejects.toThrow(
    "out of reach",
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(requestedAt).toEqual([0, 1000, 3000, 7000]);
  queryClient.clear();
  jest.useRealTimers();
});

it("delays a retry by at most 30 s", () => {
  expect(retryDelay(60)).toBe(30_000);
});
