import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { attemptRecoveryQuestions } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { outcomeForAll } from "#app/forms/outcome.ts";
import { submitGuarded, visitorSender } from "#app/forms/submit-guarded.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { newRecovery, recovery, RECOVERY } from "./state.ts";

/** Every username has two questions, so that their number tells nothing. */
const QUESTIONS = 2;

/** Names older than today's rule may be longer than it allows, but not as long as a page. */
const LONGEST_USERNAME = 100;

const schema = z.object({
  username: textField(recoveryText.password.username, (text) =>
    text.length > LONGEST_USERNAME ? "maxlength" : undefined,
  ),
});

/** Finds the questions of a username; the gateway gives some for unknown names as well (S-02). */
export const askQuestions = (request: Request, context: Readonly<RouterContextProvider>) =>
  submitGuarded(request, context, {
    schema,
    sender: visitorSender(context, RECOVERY.start),
    limit: {
      about: ({ username }) => `recovery of ${username}`,
      message: recoveryText.limited,
      eachCounts: true,
    },
    padded: "questions",
    work: async ({ username }) => {
      const { domainId } = context.get(brandContext);
      const gateway = gatewayFor(context, request, null);
      return outcomeForAll(await attemptRecoveryQuestions(gateway, { username, domainId }));
    },
    audit: ({ kind }, { username }) => {
      if (kind === "limited")
        recordAudit(context, { event: "recovery", outcome: "limited", username });
    },
    trouble: recoveryText.trouble,
    answer: async ({ value }, { username }) => {
      const { sent } = (await recovery.find(context)) ?? newRecovery();
      const questions = value.slice(0, QUESTIONS).map(({ id, question }) => ({
        id,
        question: question.slice(0, 200),
      }));
      const state = { ...newRecovery(), sent, username, questions };
      return recovery.saveAndGo(context, state, RECOVERY.questions);
    },
  });
