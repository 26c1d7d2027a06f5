import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { emailIdCard } from "#server/gateway/calls/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import type { Session } from "#server/session/session.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { saveTrouble, outcomeOf } from "#app/forms/write-outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import type { CardName } from "#app/rules/member/id-card.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { auditOnBehalf, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { idCardText } from "#app/text/id-card.ts";
import { getNamedCard, listCards } from "./load-cards.ts";

const { address, refused } = idCardText.emailing;

const schemaFor = (session: Session) =>
  z.object({
    emailAddress: textField(address, (text) => (isEmailAddress(text) ? undefined : "pattern")),
    onBehalf: onBehalfField(session),
  });

type Given = { readonly request: Request; readonly pattern: string };

/** Has a card the viewer may see sent to the typed address (S-03, §7 "idCard/email"). */
export async function sendCard(
  context: Readonly<RouterContextProvider>,
  { request, pattern }: Given,
  name: CardName | undefined,
) {
  const member = context.get(memberContext);
  const { session, gateway } = member;
  const { suffix, category } = getNamedCard(await listCards(member), name).card;
  return submitGuarded(request, context, {
    schema: schemaFor(session),
    sender: `${session.id} /id-card/${suffix}/${category}/email`,
    brake: { about: () => `cards by e-mail of ${session.memberKey}` },
    work: async ({ emailAddress }) =>
      outcomeOf(await emailIdCard(gateway, { suffix, category, emailAddress })),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    trouble: saveTrouble(gateway, idCardText.emailing),
    answer: ({ kind }) =>
      kind === "refused"
        ? { formErrors: [refused] }
        : finishForm(context, "/id-card", "card-emailed"),
  });
}
