import { expect, test } from "vitest";
import { DESKTOP_MIN_WIDTH, TABLET_MIN_WIDTH } from "./layout.ts";

test("CONST-31 the breakpoints are 767, 768 and 1280 pixels", () => {
  expect([TABLET_MIN_WIDTH - 1, TABLET_MIN_WIDTH, DESKTOP_MIN_WIDTH]).toEqual([767, 768, 1280]);
});
