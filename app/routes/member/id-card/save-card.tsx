import { renderToStaticMarkup } from "react-dom/server";
import { redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { CardSheet } from "./CardSheet.tsx";
import { findCardName, idCardFilename } from "#app/rules/member/id-card.ts";
import { atErrorPage } from "./own-card.ts";
import { cardStyles } from "./card-styles.ts";
import { getFamilyIds, getNamedCard, listCards } from "./load-cards.ts";
import { getIdCardFace } from "#server/gateway/calls/id-card.ts";
import type { Route } from "./+types/save-card.ts";

/** A card as one file that needs nothing else, neither a connection nor script. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  try {
    const name = findCardName(params.suffix, params.category);
    const [listed, ids] = await Promise.all([listCards(member), getFamilyIds(member)]);
    const { card } = getNamedCard(listed, name);
    const face = await getIdCardFace(member.gateway, card, ids.known);
    const { brand, today } = member;
    const sheet = (
      <CardSheet
        brand={{ key: brand.key, name: brand.name }}
        idKind={ids.kind}
        face={face}
        savedOn={today}
        styles={cardStyles(brand.key)}
      />
    );
    return new Response(asFile(renderToStaticMarkup(sheet)), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Disposition": `attachment; filename="${idCardFilename(card, "html")}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    throw atErrorPage(error);
  }
};

/** Nothing is posted here. Without this a post would be answered with a program's words, not a page. */
export const action = () => redirect("/error/400", { status: 303 });

const asFile = (html: string) => `<!doctype html>\n${html}\n`;
