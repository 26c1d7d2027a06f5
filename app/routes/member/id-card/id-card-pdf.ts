import { redirect } from "react-router";
import { getIdCardPdf } from "#server/gateway/calls/id-card.ts";
import { memberContext } from "#server/middleware/member.ts";
import { idCardFilename } from "#app/rules/member/id-card.ts";
import { pdfResponse } from "#app/documents/pdf-response.ts";
import { atErrorPage, getAskedCard } from "./own-card.ts";
import type { Route } from "./+types/id-card-pdf.ts";

/** A card as PDF, through the server. A fault leads to /error/{status} (§8, T-04). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const card = await getAskedCard(member, url.searchParams).catch((error: unknown) => {
    // This route has no page of its own to show an entry of the catalogue in.
    throw atErrorPage(error);
  });
  const answer = await getIdCardPdf(member.gateway, card);
  const pdf = answer.ok ? await pdfResponse(answer.value, idCardFilename(card, "pdf")) : null;
  if (pdf !== null) return pdf;
  const entry = answer.ok ? 502 : answer.error.entry;
  throw redirect(`/error/${entry}`);
};

/** Nothing is posted here. Without this a post would be answered with a program's words, not a page. */
export const action = () => redirect("/error/400", { status: 303 });
