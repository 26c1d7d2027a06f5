// Draws the sprite: icons of the Phosphor set, and the brands' marks. When they change: npx node scripts/icons.mjs
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { iconNames } from "#app/components/ui/icons/icons.ts";

const assets = new URL("../node_modules/@phosphor-icons/core/assets/", import.meta.url);
const sprite = new URL("../app/styles/icons.svg", import.meta.url);

/** The drawing alone, without the outer element; the name ends with the weight. */
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

/** Invented line marks: one color, one weight, on a 32-unit square; a pale fill gives them body. */
const marks = globSync("app/brand/marks/*.svg")
  .toSorted()
  .map((file) => {
    const [, attributes, shapes] =
      /<svg xmlns="[^"]+" viewBox="0 0 32 32"([^>]*)>([\s\S]*)<\/svg>/.exec(
        readFileSync(file, "utf8"),
      );
    const drawing = `<g${attributes}>${shapes.replaceAll(/\n\s*/g, "")}</g>`;
    return `<symbol id="mark-${basename(file, ".svg")}" viewBox="0 0 32 32">${drawing}</symbol>`;
  });
const lines = [...symbols, ...marks].join("\n");
writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg">\n${lines}\n</svg>\n`);
