import { attempt } from "../../lib/attempt";

/** The hash of a link as it was made: some messengers encode its signs, once or again; its numbers have none of these. */
export function linkHash(hash: string): string {
  const decoded = attempt(() => decodeURIComponent(hash)) ?? hash;
  return decoded === hash ? hash : linkHash(decoded);
}
