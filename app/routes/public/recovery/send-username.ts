import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { sendUsername } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import {
  submitOnceCounted,
  padResponseTime,
  outcomeOf,
  clientKey,
  withinLimits,
} from "#app/forms/outcome.ts";
import { personSchema } from "#app/forms/person-schema.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { findRecovery, keepRecovery, newRecovery } from "./state.ts";

/**
 * Asks that a username be sent. Whoever is asked for, the answer is the same page at the same time;
 * a gateway that says "nobody" is not quoted (S-02).
 */
export async function requestUsername(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const checked = checkForm(form, z.object(personSchema(context.get(clockContext).today)));
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const { memberId } = checked.value;
  const gateway = gatewayFor(context, request, null);
  const outcome = await padResponseTime("username", () =>
    submitOnceCounted(`${clientKey(context)} ${domainId} /recovery/username`, form, async () => {
      const sent = await withinLimits(
        context,
        `recovery of ${memberId}`,
        async () => outcomeOf(await sendUsername(gateway, { ...checked.value, domainId })),
        { eachCounts: true },
      );
      recordAudit(context, {
        event: "recovery",
        outcome: sent.kind === "limited" ? "limited" : sent.kind === "trouble" ? "failed" : "ok",
        memberId,
      });
      return sent;
    }),
  );
  if (outcome.kind === "limited") return refuseForNow(checked, recoveryText.limited, outcome.wait);
  if (outcome.kind === "trouble")
    return refuseInTrouble(checked, outcome.error, recoveryText.trouble);

  const state = (await findRecovery(context)) ?? newRecovery();
  await keepRecovery(context, { ...state, sent: true });
  return redirect("/recovery/username/sent", { status: 303 });
}
