import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BRAND_KEYS } from "#app/brand/brand.ts";
import { iconNames } from "./icons.ts";

test("the sprite holds every icon of the list, each brand's mark, and nothing else", () => {
  const sprite = readFileSync(new URL("../../../styles/icons.svg", import.meta.url), "utf8");
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (match) => match[1]);
  const marks = BRAND_KEYS.map((brand) => `mark-${brand}`);
  expect(drawn).toEqual([...iconNames, ...marks.toSorted()]);
});
