import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icons.ts";

test("the sprite holds every icon of the list and no other", () => {
  const sprite = readFileSync(new URL("../../styles/icons.svg", import.meta.url), "utf8");
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (match) => match[1]);
  expect(drawn).toEqual([...iconNames]);
});
