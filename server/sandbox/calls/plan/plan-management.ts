import { z } from "zod";
import {
  planManagementCancellation,
  planManagementDetails,
  type CANCELLATION_REASONS,
} from "#server/gateway/calls/plan/plan-management.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { CANCELLATION, planManagementOf } from "../../plan-cancellation.ts";
import { Refusal } from "../../refusal.ts";

const body = z.object({ cancellationStatusId: z.string() });

export const planManagementCalls: readonly Handler[] = [
  answer(planManagementDetails, ({ state, caller }) => planManagementOf(state, caller.family)),
  answer(planManagementCancellation, (call) => {
    const { state, caller } = call;
    const { family } = caller;
    if (caller.member.suffix !== 0) throw new Refusal(403, "only the subscriber may cancel");
    const { cancellationStatusId } = readBody(body, call.body);
    const plan = planManagementOf(state, family);
    if (!plan?.eligibleAndActive) throw refusal(409, "CANCELLATION_CLOSED");
    if (plan.directPlanCancellationStatus) throw refusal(409, "ALREADY_CANCELLED");
    if (!plan.directCancellationOptions?.some(({ id }) => id === cancellationStatusId)) {
      throw new Refusal(400, "cancellationStatusId is not one of the options");
    }
    state.changes.write(family.members[0].key, CANCELLATION, cancellationStatusId);
    return {};
  }),
];

const refusal = (status: 409, reason: (typeof CANCELLATION_REASONS)[number]) =>
  new Refusal(status, { errorType: reason });
