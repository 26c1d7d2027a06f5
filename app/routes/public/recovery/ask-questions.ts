import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attemptRecoveryQuestions } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import {
  submitOnceCounted,
  padResponseTime,
  outcomeForAll,
  clientKey,
  withinLimits,
} from "#app/forms/outcome.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { findRecovery, keepRecovery, newRecovery, RECOVERY } from "./state.ts";

/** Whoever is asked for has two questions, so that their number tells nothing. */
const ASKED = 2;

/** Names older than today's rule may be longer than it allows, but not as long as a page. */
const LONGEST_USERNAME = 100;

const schema = z.object({
  username: textField(recoveryText.password.username, (text) =>
    text.length > LONGEST_USERNAME ? "maxlength" : undefined,
  ),
});

/** Finds the questions of a user name; a name nobody has gets some, too (S-02). */
export async function askQuestions(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const { username } = checked.value;
  const gateway = gatewayFor(context, request, null);
  const outcome = await padResponseTime("questions", () =>
    submitOnceCounted(`${clientKey(context)} ${domainId} ${RECOVERY.start}`, form, async () => {
      const found = await withinLimits(
        context,
        `recovery of ${username}`,
        async () =>
          // A name nobody has is asked, too, so that there is nothing to refuse.
          outcomeForAll(await attemptRecoveryQuestions(gateway, { username, domainId })),
        { eachCounts: true },
      );
      if (found.kind === "limited") {
        recordAudit(context, { event: "recovery", outcome: "limited", username });
      }
      return found;
    }),
  );
  if (outcome.kind === "limited") return refuseForNow(checked, recoveryText.limited, outcome.wait);
  if (outcome.kind !== "ok") return refuseInTrouble(checked, outcome.error, recoveryText.trouble);

  const { sent } = (await findRecovery(context)) ?? newRecovery();
  const questions = outcome.value.slice(0, ASKED).map(({ id, question }) => ({
    id,
    question: question.slice(0, 200),
  }));
  await keepRecovery(context, { ...newRecovery(), sent, username, questions });
  return redirect(RECOVERY.questions, { status: 303 });
}
