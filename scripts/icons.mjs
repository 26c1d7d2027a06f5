// Draws the icon sprite from the Phosphor set. When the list changes: npx node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { iconNames } from "#app/components/ui/icons.ts";

const assets = new URL("../node_modules/@phosphor-icons/core/assets/", import.meta.url);
const sprite = new URL("../app/styles/icons.svg", import.meta.url);

/** The drawing alone, without the outer element; the weight is the name's ending. */
function shapesOf(name) {
  const weight = /-(duotone|fill)$/.exec(name)?.[1] ?? "regular";
  const svg = readFileSync(new URL(`${weight}/${name}.svg`, assets), "utf8");
  const match = /<svg[^>]*viewBox="0 0 256 256"[^>]*>([\s\S]*)<\/svg>/.exec(svg);
  if (!match) throw new Error(`${name}: not a drawing on the 256-unit square`);
  return match[1];
}

const symbols = iconNames.map(
  (name) => `<symbol id="${name}" viewBox="0 0 256 256">${shapesOf(name)}</symbol>`,
);
writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
