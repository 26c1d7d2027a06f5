import { expect, test } from "vitest";
import { idCardAction } from "./id-card.ts";

test.each([
  [false, 1, "download"],
  [false, 0, "more-options"],
  [false, 2, "more-options"],
  [false, 5, "more-options"],
  [true, 0, "none"],
  [true, 1, "none"],
  [true, 2, "none"],
])("HOME-43 HOME-44 T-40 termed %s with %i eligible cards: %s", (termed, eligibleCards, action) => {
  expect(idCardAction({ termed, eligibleCards })).toBe(action);
});
