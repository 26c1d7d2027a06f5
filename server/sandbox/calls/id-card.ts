import { idCardEligible, idCardView } from "../../gateway/id-card.ts";
import { answer, type Handler } from "../handler.ts";
import { visibleMembers } from "../parameters.ts";
import { Refusal } from "../refusal.ts";
import { idCardAnswer } from "../world/id-card-answer.ts";

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
  answer(idCardView, async ({ caller, member, given, accept, stock }) => {
    const card = member.cards.find(
      ({ category, eligible }) => eligible && category === given["category"],
    );
    if (card === undefined) throw new Refusal(404, "there is no such card");
    const face = idCardAnswer(caller.family, member, card);
    if (!accept.includes("application/pdf")) return face;
    // Loading the PDF library takes longer than starting everything else.
    const { idCardPdf } = await import("../id-card-pdf.ts");
    const pdf = await idCardPdf(face, stock.world.now());
    const filename = `id-card-${member.suffix}-${card.category}.pdf`;
    return new Response(pdf, {
      headers: {
        "content-type": "application/pdf",
        "content-length": String(pdf.byteLength),
        "content-disposition": `attachment; filename="${filename}"`,
      },
    });
  }),
];
