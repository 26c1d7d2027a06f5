import { href } from "react-router";
import { z } from "zod";
import {
  attemptFreshPlanManagement,
  CANCELLATION_REASONS,
  cancelPlan,
} from "#server/gateway/calls/plan/plan-management.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { outcomeByReason } from "#app/forms/submit/write-outcome.ts";
import { seenField, submitSave } from "#app/forms/submit/submit-save.ts";
import { finishForm } from "#app/forms/submit/submit-guarded.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import {
  findCancellationOption,
  planStanding,
  endingTermsOf,
} from "#app/rules/account/plan-cancellation.ts";
import type { PlanManagement } from "#app/rules/account/plan-management.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { onBehalfField, recordConsent } from "#app/sign-in/on-behalf.ts";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";

export const PLAN_BENEFITS_PATH = href("/account/plan-benefits");

const text = planBenefitsText;

type Reason = (typeof CANCELLATION_REASONS)[number] | "not-offered";
/**
 * Cancels the plan of a subscriber (§7, S-32); 403 for other members. Nothing is sent for a plan
 * that is already cancelled, for a choice that is not offered, or where the terms differ from those
 * on the page. After a lost answer the plan is read to find the outcome.
 */
export async function submitCancellation(
  context: Context,
  { request, pattern }: { readonly request: Request; readonly pattern: string },
) {
  const member = context.get(memberContext);
  const { gateway, session, today } = member;
  const { viewer } = await getFamily(member);
  if (!isSubscriber(viewer.memberSuffix)) throwErrorPage(403);

  const optionOf = (details: PlanManagement | null, id: string) =>
    findCancellationOption(planStanding(details, today), id);

  const finish = (flash: "plan-ending" | "plan-ending-already") =>
    finishForm(context, PLAN_BENEFITS_PATH, flash);

  return submitSave(request, context, {
    schema: z.object({
      cancellationStatusId: z.string({ error: text.end.choose }),
      seen: seenField,
      onBehalf: onBehalfField(session),
    }),
    confirms: true,
    read: attemptFreshPlanManagement,
    shownOf: (details, typed) =>
      endingTermsOf(optionOf(details, typed.cancellationStatusId), details),
    save: ({ cancellationStatusId: id }) => ({
      findRefusal(details): Reason | null {
        if (details?.directPlanCancellationStatus) return "ALREADY_CANCELLED";
        return optionOf(details, id) === undefined ? "not-offered" : null;
      },
      isSaved: (now) => now?.directPlanCancellationStatus?.id === id,
      write: async () =>
        outcomeByReason(
          await cancelPlan(gateway, { cancellationStatusId: id }),
          CANCELLATION_REASONS,
        ),
    }),
    audit: ({ kind }) =>
      recordConsent(context, session, { event: "plan-cancellation", pattern, ok: kind === "ok" }),
    words: text.trouble,
    refused(reason) {
      if (reason === "ALREADY_CANCELLED") return finish("plan-ending-already");
      if (reason === "not-offered") {
        return { fieldErrors: { cancellationStatusId: [text.end.gone] } };
      }
      return { formErrors: [text.trouble.closed] };
    },
    changed: { fieldErrors: { seen: [text.confirm.changed] } },
    done: () => finish("plan-ending"),
  });
}
