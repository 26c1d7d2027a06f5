import { renderToStaticMarkup } from "react-dom/server";
import { freshnessOf } from "#server/middleware/freshness.ts";
import { memberContext } from "#server/middleware/member.ts";
import { CardSheet } from "./CardSheet.tsx";
import { dayOf } from "#app/rules/dates/plain-date.ts";
import { findCardName, idCardFilename } from "#app/rules/member/id-card.ts";
import { documentRoute, fileHeaders, refusePost } from "#app/documents/document-route.ts";
import { cardStyles } from "./card-styles.ts";
import { getFamilyIds, getNamedCard, listCards } from "./load-cards.ts";
import { getIdCardFace } from "#server/gateway/calls/id-card.ts";
import type { Route } from "./+types/save-card.ts";

/** A card as one self-contained HTML file, which needs neither a connection nor script. */
export const loader = documentRoute(async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const name = findCardName(params.suffix, params.category);
  const [listed, ids] = await Promise.all([listCards(member), getFamilyIds(member)]);
  const { card } = getNamedCard(listed, name);
  const face = await getIdCardFace(member.gateway, card, ids.known);
  const { brand } = member;
  const sheet = (
    <CardSheet
      brand={{ key: brand.key, name: brand.name }}
      idKind={ids.kind}
      face={face}
      savedOn={dayOf(freshnessOf(context).oldest())}
      styles={cardStyles(brand.key)}
    />
  );
  return new Response(`<!doctype html>\n${renderToStaticMarkup(sheet)}\n`, {
    headers: fileHeaders("text/html; charset=utf-8", idCardFilename(card, "html")),
  });
});

export const action = refusePost;
