import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { emailIdCard } from "#server/gateway/calls/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { CardName } from "#app/rules/member/id-card.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { idCardText } from "#app/text/id-card.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { submitOnce, outcomeOf } from "#app/forms/outcome.ts";
import { refuse } from "#app/forms/refuse.ts";
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
  const form = await readForm(request);
  const { suffix, category } = getNamedCard(await listCards(member), name).card;
  const checked = checkForm(form, schema);
  if (checked.status !== "success") return refuse(checked.reply());

  const who = `${session.id} /id-card/${suffix}/${category}/email`;
  const outcome = await submitOnce(who, form, async () =>
    outcomeOf(await emailIdCard(gateway, { suffix, category, ...checked.value })),
  );
  if (outcome.kind === "trouble") return gateway.fail(outcome.error);
  if (outcome.kind === "refused") return refuse(checked.reply({ formErrors: [refused] }));
  const state = context.get(sessionContext);
  state.setFlash("card-emailed");
  state.dropDraft();
  return redirect("/id-card", { status: 303 });
}
