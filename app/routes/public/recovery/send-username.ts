import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { sendUsername } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { personSchema } from "#app/forms/person-schema.ts";
import { submitGuarded, visitorSender } from "#app/forms/submit-guarded.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { newRecovery, recovery } from "./state.ts";

const AUDITED = { ok: "ok", refused: "ok", trouble: "failed", limited: "limited" } as const;

/**
 * Has a username sent. Whoever is asked for, the answer is the same page at the same time; a gateway
 * that says "nobody" is not quoted (S-02).
 */
export function requestUsername(request: Request, context: Readonly<RouterContextProvider>) {
  return submitGuarded(request, context, {
    schema: z.object(personSchema(context.get(clockContext).today)),
    sender: visitorSender(context, "/recovery/username"),
    limit: {
      about: ({ memberId }) => `recovery of ${memberId}`,
      message: recoveryText.limited,
      eachCounts: true,
    },
    brake: {
      about: ({ memberId }) => `user names by e-mail of ${memberId}`,
      message: recoveryText.limited,
    },
    padded: "username",
    work: async (person) => {
      const { domainId } = context.get(brandContext);
      const gateway = gatewayFor(context, request, null);
      return outcomeOf(await sendUsername(gateway, { ...person, domainId }));
    },
    audit: ({ kind }, { memberId }) => {
      recordAudit(context, { event: "recovery", outcome: AUDITED[kind], memberId });
    },
    trouble: recoveryText.trouble,
    answer: async () => {
      const state = (await recovery.find(context)) ?? newRecovery();
      return recovery.saveAndGo(context, { ...state, sent: true }, "/recovery/username/sent");
    },
  });
}
