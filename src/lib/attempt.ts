/** What `access` returns; `undefined` if it throws, as storage does where it is blocked, and JSON that is none. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
