import { renderToStaticMarkup } from "react-dom/server";
import { freshnessOf } from "#server/middleware/freshness.ts";
import { memberContext } from "#server/middleware/member.ts";
import { CardSheet } from "../card/WalletCard.tsx";
import { dayOf } from "#app/rules/dates/plain-date.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { findCardName, idCardFilename } from "#app/rules/member/id-card.ts";
import { fileHeaders } from "#app/documents/pdf-response.ts";
import { getFamilyIds, getNamedCard, listCards } from "../card/load-cards.ts";
import { getIdCardFace } from "#server/gateway/calls/member/id-card.ts";
import { FileError } from "#app/documents/file-error.tsx";
import { sendFile } from "#app/documents/file-route.ts";
import { errorsText } from "#app/text/frame/errors.ts";
import type { Route } from "./+types/save-card.ts";
import type { BrandKey } from "#app/brand/brand.ts";
import type { Brand } from "#server/brands/brand.ts";
import { colorDeclarations } from "#app/brand/colors.ts";
import arc from "#app/styles/art/arc.svg?inline";
import contour from "#app/styles/art/contour.svg?inline";
import horizon from "#app/styles/art/horizon.svg?inline";
import ridge from "#app/styles/art/ridge.svg?inline";
import wave from "#app/styles/art/wave.svg?inline";
import file from "#app/styles/screens/card-file.css?inline";
import idCard from "#app/styles/screens/id-card.css?inline";
import tokens from "#app/styles/base/tokens.css?inline";
import wallet from "#app/styles/screens/wallet-card.css?inline";

/** A card as one self-contained HTML file, which needs neither a connection nor script. */
const send = sendFile(async ({ context, params }: Route.LoaderArgs) => {
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
      styles={cardStyles(brand)}
    />
  );
  return new Response(`<!doctype html>\n${renderToStaticMarkup(sheet)}\n`, {
    headers: fileHeaders("text/html; charset=utf-8", idCardFilename(card, idCardText.file, "html")),
  });
});

export const middleware: Route.MiddlewareFunction[] = [send];
export { refusePost as action, throwFault as loader } from "#app/documents/file-route.ts";
export { NoPage as default } from "#app/documents/file-error.tsx";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FileError error={error} back={errorsText.backTo.card} />;
}

const art: Readonly<Record<BrandKey, string>> = {
  carrier: contour,
  summit: ridge,
  providence: arc,
  partner: wave,
  medicare: horizon,
};

function cardStyles({ key, look }: Brand): string {
  const own = `:root{${colorDeclarations(look.colors)};--art:url("${art[key]}")}`;
  return [`@layer reset,tokens,components;`, tokens, idCard, wallet, file, own].join("\n");
}
