import { expect, test } from "vitest";
import { brands, colorOf, hexOf } from "#app/styles/base/palette.fixture.ts";
import { CARD_LOOK } from "./card-look.ts";
import { THEME_COLORS } from "./theme-colors.ts";

test("a saved card has the colours of its brand", () => {
  const numbers = brands.map(([name, tokens]) => [
    name,
    { hue: Number(tokens.get("--h")), chroma: Number(tokens.get("--c")) },
  ]);
  expect(numbers).toHaveLength(5);
  expect(CARD_LOOK).toEqual(Object.fromEntries(numbers));
});

test("browsers paint around a page in the colours of its brand", () => {
  const painted = brands.map(([name, tokens]) => [
    name,
    {
      light: hexOf(colorOf("primary", tokens, "light")),
      dark: hexOf(colorOf("hero", tokens, "dark")),
    },
  ]);
  expect(painted).toHaveLength(5);
  expect(THEME_COLORS).toEqual(Object.fromEntries(painted));
});
