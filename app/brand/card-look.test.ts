import { expect, test } from "vitest";
import { brands } from "#app/styles/palette.fixture.ts";
import { CARD_LOOK } from "./card-look.ts";

test("a saved card has the colours of its brand", () => {
  const numbers = brands.map(([name, tokens]) => [
    name,
    { hue: Number(tokens.get("--h")), chroma: Number(tokens.get("--c")) },
  ]);
  expect(numbers).toHaveLength(5);
  expect(CARD_LOOK).toEqual(Object.fromEntries(numbers));
});
