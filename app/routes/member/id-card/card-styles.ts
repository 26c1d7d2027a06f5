import type { BrandKey } from "#app/brand/brand.ts";
import { CARD_LOOK } from "#app/brand/card-look.ts";
import arc from "#app/styles/art/arc.svg?inline";
import contour from "#app/styles/art/contour.svg?inline";
import horizon from "#app/styles/art/horizon.svg?inline";
import ridge from "#app/styles/art/ridge.svg?inline";
import wave from "#app/styles/art/wave.svg?inline";
import file from "#app/styles/card-file.css?inline";
import idCard from "#app/styles/id-card.css?inline";
import tokens from "#app/styles/tokens.css?inline";
import wallet from "#app/styles/wallet-card.css?inline";

const art: Readonly<Record<BrandKey, string>> = {
  carrier: contour,
  summit: ridge,
  providence: arc,
  partner: wave,
  medicare: horizon,
};

/** The style sheets of a saved card, in the colours of the brand. */
export function cardStyles(brand: BrandKey): string {
  const { hue, chroma } = CARD_LOOK[brand];
  const look = `:root{--h:${hue};--c:${chroma};--art:url("${art[brand]}")}`;
  return [`@layer reset,tokens,components;`, tokens, idCard, wallet, file, look].join("\n");
}
