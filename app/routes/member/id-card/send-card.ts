import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { emailIdCard } from "#server/gateway/calls/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { saveTrouble } from "#app/forms/find-out.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import type { CardName } from "#app/rules/member/id-card.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { idCardText } from "#app/text/id-card.ts";
import { getNamedCard, listCards } from "./load-cards.ts";

const { address, refused } = idCardText.emailing;

const schema = z.object({
  emailAddress: textField(address, (text) => (isEmailAddress(text) ? undefined : "pattern")),
});

/** Has a card the viewer may see sent to the typed address (S-03, §7 "idCard/email"). */
export async function sendCard(
  request: Request,
  context: Readonly<RouterContextProvider>,
  name: CardName | undefined,
) {
  const member = context.get(memberContext);
  const { session, gateway } = member;
  const { suffix, category } = getNamedCard(await listCards(member), name).card;
  return submitGuarded(request, context, {
    schema,
    sender: `${session.id} /id-card/${suffix}/${category}/email`,
    work: async (typed) => outcomeOf(await emailIdCard(gateway, { suffix, category, ...typed })),
    trouble: saveTrouble(gateway, idCardText.emailing),
    answer: ({ kind }) =>
      kind === "refused"
        ? { formErrors: [refused] }
        : finishForm(context, "/id-card", "card-emailed"),
  });
}
