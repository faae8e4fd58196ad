import { queryClient, retryDelay } from "../../../src/lib/query-client";

it("The data-fetching client retries 3 times by default, after a wait that grows to 30 s.", () => {
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000];
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual(waits);
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ retry: 3, retryDelay });
});

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
