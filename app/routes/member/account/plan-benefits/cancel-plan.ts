import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { getAccount } from "#server/gateway/calls/account.ts";
import {
  attemptFreshPlanManagement,
  CANCELLATION_REASONS,
  cancelPlan,
} from "#server/gateway/calls/plan-management.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { memberContext } from "#server/middleware/member.ts";
import { fateOf, isSavedAnyway } from "#app/forms/find-out.ts";
import { outcomeFor, type Outcome } from "#app/forms/outcome.ts";
import { troubleSentence } from "#app/forms/refuse.ts";
import { isChangedMeanwhile, seenField } from "#app/forms/seen-version.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getViewer } from "#app/frame/viewer.ts";
import {
  findCancellationOption,
  planStanding,
  termsOf,
} from "#app/rules/account/plan-cancellation.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { auditOnBehalf, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { planBenefitsText } from "#app/text/plan-benefits.ts";

export const PLAN_BENEFITS_PATH = "/account/plan-benefits";

const text = planBenefitsText;

type Reason = (typeof CANCELLATION_REASONS)[number] | "not-offered" | "changed";
type Given = { readonly request: Request; readonly pattern: string };

/**
 * Cancels the plan of a subscriber (§7, S-32); 403 for anybody else. Nothing is sent for a plan that is
 * cancelled already, for a choice that is not offered, or where the terms are not those on the page.
 * Where no answer comes, the plan tells what became of it.
 */
export async function submitCancellation(
  context: Readonly<RouterContextProvider>,
  { request, pattern }: Given,
) {
  const member = context.get(memberContext);
  const { gateway, session, today } = member;
  const viewer = await getViewer(await getAccount(gateway), member);
  if (!isSubscriber(viewer.memberSuffix)) throwEntry(403);

  async function cancel(id: string, seen: string): Promise<Outcome<unknown, Reason>> {
    const fresh = await attemptFreshPlanManagement(gateway);
    if (!fresh.ok) return { kind: "trouble", error: fresh.error };
    const { value: details } = fresh;
    if (details !== null && details.directPlanCancellationStatus !== null) {
      return { kind: "refused", reason: "ALREADY_CANCELLED" };
    }
    const option = findCancellationOption(planStanding(details, today), id);
    if (details === null || option === undefined) return { kind: "refused", reason: "not-offered" };
    if (isChangedMeanwhile(seen, termsOf(option, details))) {
      return { kind: "refused", reason: "changed" };
    }
    const outcome = outcomeFor(
      await cancelPlan(gateway, { cancellationStatusId: id }),
      CANCELLATION_REASONS,
    );
    return outcome.kind === "trouble" ? settle(outcome.error, id) : outcome;
  }

  async function settle(error: GatewayError, id: string): Promise<Outcome<unknown, Reason>> {
    if (error.entry === 401) return { kind: "trouble", error };
    const isThere = await isSavedAnyway(error, {
      read: () => attemptFreshPlanManagement(gateway),
      isSaved: (now) => now !== null && isCancelledBy(now.directPlanCancellationStatus, id),
    });
    return isThere ? { kind: "ok", value: null } : { kind: "trouble", error };
  }

  const finish = (flash: "plan-ending" | "plan-ending-already") =>
    finishForm(context, PLAN_BENEFITS_PATH, flash);

  return submitGuarded(request, context, {
    schema: z.object({
      cancellationStatusId: z.string({ error: text.end.choose }),
      seen: seenField,
      onBehalf: onBehalfField(session),
    }),
    sender: `${session.id} ${PLAN_BENEFITS_PATH}`,
    work: ({ cancellationStatusId, seen }) => cancel(cancellationStatusId, seen),
    audit({ kind }) {
      const ok = kind === "ok";
      const outcome = ok ? "ok" : "failed";
      recordAudit(context, { event: "plan-cancellation", outcome, ...auditParties(session) });
      auditOnBehalf(context, session, { pattern, ok });
    },
    trouble: async (error) => {
      if (error.entry === 401) return gateway.fail(error);
      const fate = fateOf(error);
      const meaning = fate === "saved" ? "unknown" : fate;
      return [troubleSentence(error, text.trouble[meaning])];
    },
    answer(outcome) {
      if (outcome.kind === "ok") return finish("plan-ending");
      switch (outcome.reason) {
        case "ALREADY_CANCELLED":
          return finish("plan-ending-already");
        case "changed":
          return { fieldErrors: { seen: [text.confirm.changed] } };
        case "not-offered":
          return { fieldErrors: { cancellationStatusId: [text.end.gone] } };
        default:
          return { formErrors: [text.trouble.closed] };
      }
    },
  });
}

/** Null where the plan is cancelled by another option: whose cancellation that is cannot be told. */
function isCancelledBy(status: { readonly id: string } | null, id: string): boolean | null {
  if (status === null) return false;
  return status.id === id ? true : null;
}
