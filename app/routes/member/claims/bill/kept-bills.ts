import { z } from "zod";
import type { Bill } from "#app/rules/claims/bill/bill.ts";
import { findPlainDate } from "#app/rules/dates/plain-date.ts";
import type { LatestKind } from "#server/session/kept.ts";

/** The latest bills that a member checked (docs/beyond.md, BILL-01). */
export const BILLS: LatestKind<Bill & { readonly key: string }> = {
  name: "bills",
  entry: z.object({
    key: z.string(),
    provider: z.string(),
    day: z.string().transform((text, context) => {
      const day = findPlainDate(text);
      if (day !== undefined) return day;
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }),
    amountCents: z.int(),
  }),
};
