import { z } from "zod";

const FORM = 'must be a URL such as "redis://redis.example:6379/0"';

/** Where several processes share what a member must find in each of them; null for one process. */
const url = z
  .url({ protocol: /^rediss?$/, error: FORM })
  .refine(isUsable, FORM)
  .nullable()
  .default(null);

/** What the client would otherwise fail on only when it connects. */
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, pathname, username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return hostname !== "" && /^(?:\/\d{0,4})?$/.test(pathname);
}

export const redisSettings = {
  REDIS_URL: url,
  // Every page of a member waits so long at most, once, before the store counts as away. Less than
  // half of what LONG_AWAY_MS of contact.ts allows.
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(20).max(1000).default(150),
};
