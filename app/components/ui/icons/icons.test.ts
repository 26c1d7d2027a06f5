import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { iconNames } from "./icons.ts";

test("the sprite holds every icon of the list, the brands' marks, and no other", () => {
  const sprite = readFileSync(new URL("../../../styles/icons.svg", import.meta.url), "utf8");
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (match) => match[1]);
  const marks = globSync("app/brand/marks/*.svg").map((file) => `mark-${basename(file, ".svg")}`);
  expect(marks).toHaveLength(5);
  expect(drawn).toEqual([...iconNames, ...marks.toSorted()]);
});
