import { QueryClient } from "@tanstack/react-query";
import { QUERY_RETRIES, QUERY_RETRY_FIRST_DELAY_MS, QUERY_RETRY_MAX_DELAY_MS } from "../config/constants";

/** Delay in ms before the next retry after this many retries: 1 s, 2 s, 4 s, … at most 30 s. */
export const retryDelay = (failures: number) =>
  Math.min(QUERY_RETRY_FIRST_DELAY_MS * 2 ** failures, QUERY_RETRY_MAX_DELAY_MS);

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: QUERY_RETRIES, retryDelay } } });
