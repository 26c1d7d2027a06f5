import { z } from "zod";
import type { Bill } from "#app/rules/claims/bill/bill.ts";
import { findPlainDate } from "#app/rules/dates/plain-date.ts";
import type { HeldSessions } from "../store-scope.ts";
import { defineKeptEntries, keyOfEntry, type EntriesScope } from "./kept-entries.ts";

/** A bill of each tab that a person may have open. */
const KEPT_BILLS = 3;

type KeptBill = Bill & { readonly key: string };

const keepBills = defineKeptEntries<KeptBill>({
  cookie: "bills",
  purpose: "bills",
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
  encode: (bill) => bill,
  *shorten(all) {
    for (let from = 0; from < all.length; from += 1) yield all.slice(from);
  },
});

/** The latest bills that a member checked (docs/beyond.md, BILL-01). */
export function createKeptBillPart(scope: EntriesScope, held: HeldSessions) {
  const bills = keepBills(scope, held);
  return {
    /** A member's own bill; null when the key is unknown, another member's or forgotten. */
    findBill: (key: string | null) => bills.find(key),
    async keepBill(bill: Bill): Promise<string> {
      const { current } = held;
      if (current === null) throw new TypeError("nobody is signed in to check a bill");
      const { provider, day, amountCents } = bill;
      const key = keyOfEntry(current, [provider, day, amountCents]);
      const others = (await bills.list(current)).filter((each) => each.key !== key);
      const kept = [...others, { provider, day, amountCents, key }].slice(-KEPT_BILLS);
      await bills.write(current, kept);
      return key;
    },
  };
}
