import { href } from "react-router";
import { pcpMembers, selectProvider } from "#server/gateway/calls/care/pcp.ts";
import { GatewayStatusError, type GatewayError } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import {
  isOutcomeUnknown,
  wasSavedDespiteError,
  outcomeOf,
  type Outcome,
} from "#app/forms/submit/write-outcome.ts";
import { troubleSentence } from "#app/forms/submit/refuse.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { isChoiceSaved, isWithProvider } from "#app/rules/care/provider-choice.ts";
import { auditOnBehalf } from "#app/sign-in/on-behalf.ts";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { choiceSchema, type TypedChoice } from "./choice-schema.ts";
import type { KnownChoice } from "./load-choice.ts";
import { fitState, providerChoice, type ProviderChoiceState } from "./provider-choice-flow.ts";

type SaveContext = {
  readonly request: Request;
  readonly context: Context;
  readonly pattern: string;
};

/** The gateway says when a choice takes effect, in its own words; longer ones are not shown. */
const LONGEST_ANSWER = 500;

const text = providerChoiceText.trouble;

/**
 * Where the answer does not tell (§7 "pcp/select"), the members' records show the result of the
 * choice.
 */
export async function saveChoice({ request, context, pattern }: SaveContext, choice: KnownChoice) {
  const { session, gateway, today } = context.get(memberContext);
  const { providerId, provider, choosers, records } = choice;
  const show = (became: ProviderChoiceState["became"], sent: TypedChoice, answer = "") =>
    showOutcome(context, choice, sent, { became, answer });

  const isThere = (error: GatewayError, sent: TypedChoice) =>
    wasSavedDespiteError(error, {
      read: () => gateway.attempt(pcpMembers),
      isSaved: (after) => isChoiceSaved({ ...sent, providerId }, { before: records, after, today }),
    });

  return submitGuarded(request, context, {
    schema: (form) => choiceSchema(choosers, form, session),
    async work(sent) {
      const body = { members: sent.members, providerId, email: sent.emailAddress };
      const outcome = outcomeOfChoice(await selectProvider(gateway, body));
      const isFound = outcome.kind === "trouble" && (await isThere(outcome.error, sent));
      return isFound ? { kind: "ok", value: null } : outcome;
    },
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    async trouble(error, sent) {
      if (error.entry === 401) return gateway.fail(error);
      return isOutcomeUnknown(error)
        ? show("unknown", sent)
        : [troubleSentence(error, text.unsaved)];
    },
    answer: (outcome, sent) => {
      if (outcome.kind === "ok") {
        const { value } = outcome;
        return value === null
          ? show("found", sent)
          : show("saved", sent, value.slice(0, LONGEST_ANSWER));
      }
      return {
        formErrors: [outcome.reason === "full" ? text.full(provider.providerName) : text.refused],
      };
    },
  });
}

/** A 404 or 409 means that the provider is no longer available. */
function outcomeOfChoice(answer: Result<string>): Outcome<string | null, "full" | "other"> {
  const outcome = outcomeOf(answer);
  if (outcome.kind !== "refused") return outcome;
  const status = !answer.ok && answer.error instanceof GatewayStatusError ? answer.error.status : 0;
  return { kind: "refused", reason: [404, 409].includes(status) ? "full" : "other" };
}

function showOutcome(
  context: Context,
  { suffix, search, providerId, provider, records }: KnownChoice,
  { members, emailAddress }: TypedChoice,
  outcome: Pick<ProviderChoiceState, "became" | "answer">,
): Promise<Response> {
  const { session, today } = context.get(memberContext);
  context.get(sessionContext).dropDraft();
  const state: ProviderChoiceState = {
    ...outcome,
    memberKey: session.memberKey,
    suffix,
    search,
    provider: { id: providerId, name: provider.providerName },
    emailAddress,
    people: members.map(({ memberKey, effectiveDate: day, suffix: one, before }) => ({
      suffix: one,
      before,
      day,
      had: isWithProvider(records, { memberKey, providerId, today }),
    })),
  };
  const page = href("/find-care/primary-care/:suffix/chosen", { suffix: String(suffix) });
  return providerChoice.saveAndGo(context, fitState(state), page);
}
