import {
  idCardEligible,
  idCardEmail,
  idCardEmailBody,
  idCardFace,
  idCardRequest,
} from "#server/gateway/calls/member/id-card.ts";
import { answer, type Handler } from "../../handler.ts";
import { memberOf, readBody, visibleMembers } from "../../parameters.ts";
import { pdfAnswer } from "../../pdf/pdf-answer.ts";
import { Refusal } from "../../refusal.ts";
import type { Card, Member } from "../../world/families/family.ts";
import { idCardAnswer } from "../../world/id-card-answer.ts";

export const idCardCalls: readonly Handler[] = [
  answer(idCardEligible, ({ caller }) =>
    visibleMembers(caller).flatMap(({ key, suffix, cards }) =>
      cards.map(({ category, description, eligible }) => ({
        memberKey: key,
        suffix,
        category,
        eligible,
        description,
      })),
    ),
  ),
  answer(idCardFace, async ({ caller, member, args, accept, state }) => {
    const card = getCard(member, args["category"]);
    const face = idCardAnswer(caller.family, member, card);
    if (!accept.includes("application/pdf")) return face;
    // Loaded on demand: the PDF library takes longer to load than all the rest.
    const { makeIdCardPdf } = await import("../../pdf/id-card-pdf.ts");
    const pdf = await makeIdCardPdf(face, state.world.now());
    return pdfAnswer(pdf, `id-card-${member.suffix}-${card.category}.pdf`);
  }),
  answer(idCardEmail, ({ caller, body, state }) => {
    const { suffix, category, emailAddress } = readBody(idCardEmailBody, body);
    getCard(memberOf(caller, String(suffix)), category);
    state.mail.send({ to: emailAddress, card: { suffix, category } });
    return {};
  }),
  answer(idCardRequest, ({ caller, args }) => {
    // Without a suffix: the cards of that category of all members the caller may see.
    const wanted = args["category"];
    const cards = visibleMembers(caller).flatMap((member) => member.cards);
    if (!cards.some(({ category, eligible }) => eligible && category === wanted)) {
      throw new Refusal(404, "there is no such card");
    }
    return "Your ID card will arrive in 7 to 10 business days.";
  }),
];

/** The member's eligible card of that category. Throws a Refusal (404). */
function getCard({ cards }: Member, wanted: string | undefined): Card {
  const card = cards.find(({ category, eligible }) => eligible && category === wanted);
  if (card === undefined) throw new Refusal(404, "there is no such card");
  return card;
}
