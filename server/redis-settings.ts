import { z } from "zod";

/** Where several processes share what a member must find in each of them; null for one process. */
const url = z
  .url({ protocol: /^rediss?$/, error: 'must be a URL such as "redis://redis.example:6379/0"' })
  .nullable()
  .default(null);

export const redisSettings = {
  REDIS_URL: url,
  // Every page of a member waits so long at most, once, before the store counts as away. Less than
  // half of what LONG_AWAY_MS of contact.ts allows.
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(20).max(1000).default(150),
};
