import { KEY_PREFIX } from "#server/redis/store.ts";
import type { Place } from "./sign-in-limits.ts";

/** Wrong attempts are a number that expires; those under way a set of ids with their end. */
type Kept = "wrong" | "busy";

/** Begins the keys of one limit; a colon and the key of whom it is about follow. */
export const keyPrefix = ({ by }: Place["limit"], kept: Kept): string =>
  `${KEY_PREFIX}limit:${by}:${kept}`;

export const sharedKey = ({ limit, key }: Place, kept: Kept): string =>
  `${keyPrefix(limit, kept)}:${key}`;
