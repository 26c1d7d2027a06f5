import { expect, test } from "vitest";
import { brands, colorOf } from "#app/styles/base/palette.fixture.ts";
import { BRAND_KEYS } from "./brand.ts";
import { colorDeclarations, PRODUCT_COLORS, themeColors, hexOf } from "./colors.ts";

const TOKENS = ["--h", "--c", "--nh"];

test("the style sheet and the code name the same hue, chroma and grey of each brand", () => {
  const written = brands.map(([name, tokens]) => {
    // Greys have the brand's hue where no other is given.
    const own = new Map(tokens).set(
      "--nh",
      tokens.get("--nh")?.replace("var(--h)", tokens.get("--h") ?? "") ?? "",
    );
    return [name, TOKENS.map((token) => `${token}:${own.get(token)}`).join(";")];
  });
  expect(written.map(([name]) => name)).toEqual(BRAND_KEYS);
  const ours = Object.entries(PRODUCT_COLORS).map(([key, it]) => [key, colorDeclarations(it)]);
  expect(ours).toEqual(written);
});

test("the theme colours of each brand are its primary colour, and its hero colour in the dark scheme", () => {
  const painted = brands.map(([name, tokens]) => [
    name,
    {
      light: hexOf(colorOf("primary", tokens, "light")),
      dark: hexOf(colorOf("hero", tokens, "dark")),
    },
  ]);
  const ours = Object.entries(PRODUCT_COLORS).map(([key, it]) => [key, themeColors(it)]);
  expect(ours).toEqual(painted);
});
