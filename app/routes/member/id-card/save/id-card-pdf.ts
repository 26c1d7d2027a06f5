import { getIdCardPdf } from "#server/gateway/calls/member/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { idCardFilename } from "#app/rules/member/id-card.ts";
import { redirectFaults, requirePdf } from "#app/documents/pdf-response.ts";
import { getAskedCard } from "../card/load-cards.ts";
import type { Route } from "./+types/id-card-pdf.ts";

/** A card as PDF, through the server (T-04). */
export const loader = redirectFaults(async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const card = await getAskedCard(member, url.searchParams);
  return requirePdf(
    await getIdCardPdf(member.gateway, card),
    idCardFilename(card, idCardText.file, "pdf"),
  );
});

export { refusePost as action } from "#app/documents/file-route.ts";
