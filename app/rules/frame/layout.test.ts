import { expect, test } from "vitest";
import {
  DESKTOP_MIN_WIDTH,
  type Layout,
  layoutFor,
  PHONE_MAX_WIDTH,
  TABLET_MIN_WIDTH,
} from "./layout.ts";

test("CONST-31 the breakpoints are 767, 768 and 1280 pixels", () => {
  expect([PHONE_MAX_WIDTH, TABLET_MIN_WIDTH, DESKTOP_MIN_WIDTH]).toEqual([767, 768, 1280]);
});

test.each([
  [0, "phone"],
  [320, "phone"],
  [PHONE_MAX_WIDTH, "phone"],
  [767.5, "phone"],
  [TABLET_MIN_WIDTH, "tablet"],
  [1024, "tablet"],
  [1279, "tablet"],
  [1279.9, "tablet"],
  [DESKTOP_MIN_WIDTH, "desktop"],
  [3840, "desktop"],
] satisfies [number, Layout][])(
  "SHELL-22 SHELL-23 SHELL-24 %f pixels are the layout of a %s",
  (width, layout) => {
    expect(layoutFor(width)).toBe(layout);
  },
);
