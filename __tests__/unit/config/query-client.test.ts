import { queryClient, retryDelay } from "../../../src/lib/query-client";

// @spec 7.4
it("The data-fetching client asks at once and after 1, 2 and 4 s, and then gives up.", async () => {
  jest.useFakeTimers();
  const start = Date.now();
  const asked: number[] = [];
  const queryFn = () => {
    asked.push(Date.now() - start);
    throw new Error("out of reach");
  };
  const outcome = expect(queryClient.fetchQuery({ queryKey: ["out of reach"], queryFn })).rejects.toThrow(
    "out of reach",
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(asked).toEqual([0, 1000, 3000, 7000]);
  queryClient.clear();
  jest.useRealTimers();
});

it("No wait is longer than 30 s.", () => {
  expect(retryDelay(60)).toBe(30_000);
});
