import { href } from "react-router";
import { z } from "zod";
import { requestIdCard } from "#server/gateway/calls/member/id-card.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { defineFlow } from "#app/forms/define-flow.ts";
import { saveTrouble, outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { getNamedCard, listCards } from "../card/load-cards.ts";

/** The gateway says when the card comes, in its own words; longer ones are not shown. */
const LONGEST_ANSWER = 500;

const schema = z.object({ category: z.string().optional() });

/** The gateway's answer, until the next page shows it; it ends with the session that asked. */
const mailedCard = defineFlow("mailed-card", z.object({ text: z.string() }));

export async function mailCard(request: Request, context: Context) {
  const member = context.get(memberContext);
  const { session, gateway } = member;
  const listed = await listCards(member);
  const cards = listed.shown.flatMap(({ cards: own }) => own);
  return submitGuarded(request, context, {
    schema,
    sendLimit: { about: () => `cards by mail of ${session.memberKey}` },
    work: async (typed) => {
      const named = cards.find(({ category }) => category === typed.category);
      return outcomeOf(await requestIdCard(gateway, getNamedCard(listed, named).card.category));
    },
    trouble: saveTrouble(gateway, idCardText.mail),
    answer: (outcome) => {
      if (outcome.kind === "refused") return { formErrors: [idCardText.mail.refused] };
      const text = outcome.value.slice(0, LONGEST_ANSWER);
      return mailedCard.saveAndGo(context, { text }, href("/id-card"));
    },
  });
}

/** The gateway's answer to the request of the previous page, readable once; null for none. */
export function takeMailAnswer(context: Context): string | null {
  const found = mailedCard.find(context);
  mailedCard.end(context);
  return found?.text ?? null;
}
