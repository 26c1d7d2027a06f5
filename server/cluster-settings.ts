import { availableParallelism } from "node:os";
import { z } from "zod";
import { refuse } from "./proxy-settings.ts";

const MOST = 64;

/** How many processes serve on one machine: a number, or "auto" for one a core. */
export const clusterSettings = {
  WEB_CONCURRENCY: z
    .string()
    .default("1")
    .transform((text, context) => {
      if (text === "auto") return Math.min(MOST, availableParallelism());
      const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      if (count >= 1 && count <= MOST) return count;
      return refuse(context, `must be a number from 1 to ${MOST}, or "auto"`);
    }),
};
