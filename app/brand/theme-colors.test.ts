import { expect, test } from "vitest";
import { brands, colorOf, hexOf } from "#app/styles/palette.fixture.ts";
import { THEME_COLORS } from "./theme-colors.ts";

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
