import { href, redirect } from "react-router";
import { z } from "zod";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import type { RecentKind } from "#server/session/recent-entries.ts";
import { findTypedCents, type Bill } from "#app/rules/claims/bill/bill.ts";
import { findPlainDate, findTypedDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { LONGEST_WHOLE } from "#app/forms/form-answer.ts";
import { maxLength, textField } from "#app/forms/field-schemas.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { billText } from "#app/text/claims/bill.ts";
import { showDate } from "#app/text/common/format.ts";

const LONGEST_PROVIDER = 300;

const text = billText.form;

const schemaFor = (today: PlainDate) => {
  const { startDate } = defaultWindow(today);
  return z
    .object({
      provider: textField(text.provider, maxLength(LONGEST_PROVIDER), {
        maxlength: text.providerTooLong(LONGEST_PROVIDER),
      }),
      day: textField(
        text.day,
        (typed) => {
          const day = findTypedDate(typed);
          if (day === undefined) return "pattern";
          if (day > today) return "inFuture";
          return day < startDate ? "tooEarly" : undefined;
        },
        {
          pattern: text.dayPattern,
          inFuture: text.dayInFuture,
          tooEarly: text.dayTooEarly(showDate(startDate)),
          maxlength: text.dayPattern,
        },
      ),
      amount: textField(
        text.amount,
        (typed) => (findTypedCents(typed) === undefined ? "pattern" : undefined),
        { pattern: text.amountPattern, maxlength: text.amountPattern },
      ),
    })
    .transform(({ provider, day, amount }): Bill => ({
      provider,
      day: findTypedDate(day) ?? today,
      amountCents: findTypedCents(amount) ?? 0,
    }));
};

/** Checks the form and keeps the bill; the page of its result asks the gateway. 403 for staff. */
export async function checkBill(request: Request, context: Context) {
  const { session, today, gateway } = context.get(memberContext);
  refuseStaff(session);
  const path = href("/claims/check-a-bill");
  return submitGuarded(request, context, {
    schema: schemaFor(today),
    longest: LONGEST_WHOLE,
    idempotent: true,
    // Nothing is asked or changed before the next page.
    work: () => Promise.resolve({ kind: "ok", value: null } as const),
    trouble: (error) => gateway.fail(error),
    answer: async (_outcome, bill) => {
      const state = context.get(sessionContext);
      const { provider, day, amountCents } = bill;
      const key = state.recentKeyOf([provider, day, amountCents]);
      await state.rememberEntry(RECENT_BILLS, { key, provider, day, amountCents });
      state.dropDraft();
      return redirect(`${path}?bill=${key}`, { status: 303 });
    },
  });
}

/** The latest bills that a member checked (docs/beyond.md, BILL-01). */
export const RECENT_BILLS: RecentKind<Bill & { readonly key: string }> = {
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
