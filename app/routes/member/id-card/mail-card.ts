import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import { z } from "zod";
import { requestIdCard } from "#server/gateway/calls/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { idCardText } from "#app/text/id-card.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { submitOnce, outcomeOf } from "#app/forms/outcome.ts";
import { refuse } from "#app/forms/refuse.ts";
import { getNamedCard, listCards } from "./load-cards.ts";

type Context = Readonly<RouterContextProvider>;

/** The gateway says when the card comes, in its own words; longer ones are no notice. */
const LONGEST_ANSWER = 500;

const schema = z.object({ category: z.string().optional() });

const answerInFlow = z.object({ memberKey: z.string(), text: z.string() });

/** Has cards of one category sent by mail (S-03); what the gateway says of it waits for the page. */
export async function mailCard(request: Request, context: Context) {
  const member = context.get(memberContext);
  const { session, gateway } = member;
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  const listed = await listCards(member);
  const cards = listed.shown.flatMap(({ cards: own }) => own);
  const { category } = getNamedCard(
    listed,
    cards.find((card) => card.category === form.get("category")),
  ).card;

  const outcome = await submitOnce(`${session.id} /id-card`, form, async () =>
    outcomeOf(await requestIdCard(gateway, category)),
  );
  if (outcome.kind === "trouble") return gateway.fail(outcome.error);
  if (outcome.kind === "refused") {
    return refuse(checked.reply({ formErrors: [idCardText.mail.refused] }));
  }
  const text = outcome.value.slice(0, LONGEST_ANSWER);
  await context
    .get(sessionContext)
    .writeFlow("mailed-card", { memberKey: session.memberKey, text });
  return redirect("/id-card", { status: 303 });
}

/** What the gateway said to the request of the page before, once; null when there was none. */
export async function takeMailAnswer(context: Context): Promise<string | null> {
  const state = context.get(sessionContext);
  const found = answerInFlow.safeParse(await state.readFlow("mailed-card"));
  state.endFlow("mailed-card");
  if (!found.success || found.data.memberKey !== context.get(memberContext).session.memberKey) {
    return null;
  }
  return found.data.text || idCardText.mail.sent;
}
