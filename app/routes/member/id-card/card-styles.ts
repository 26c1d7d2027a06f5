import type { BrandKey } from "../../../brand/brand.ts";
import { CARD_LOOK } from "../../../brand/card-look.ts";
import arc from "../../../styles/art/arc.svg?inline";
import contour from "../../../styles/art/contour.svg?inline";
import horizon from "../../../styles/art/horizon.svg?inline";
import ridge from "../../../styles/art/ridge.svg?inline";
import wave from "../../../styles/art/wave.svg?inline";
import file from "../../../styles/card-file.css?inline";
import idCard from "../../../styles/id-card.css?inline";
import tokens from "../../../styles/tokens.css?inline";
import wallet from "../../../styles/wallet-card.css?inline";

const art: Readonly<Record<BrandKey, string>> = {
  carrier: contour,
  summit: ridge,
  providence: arc,
  partner: wave,
  medicare: horizon,
};

/** The style sheets of a saved card: the product's own of a card, in the colours of the brand. */
export function cardStyles(brand: BrandKey): string {
  const { hue, chroma } = CARD_LOOK[brand];
  const look = `:root{--h:${hue};--c:${chroma};--art:url("${art[brand]}")}`;
  return [`@layer reset,tokens,components;`, tokens, idCard, wallet, file, look].join("\n");
}
