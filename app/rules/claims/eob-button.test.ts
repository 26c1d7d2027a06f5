import { expect, test } from "vitest";
import { EOB_STATUS_CODE, showsEobButton } from "./eob-button.ts";

test("CONST-23 the EOB button's status code is 02", () => {
  expect(EOB_STATUS_CODE).toBe("02");
});

test.each([
  [0, "02", true],
  [0, "01", false],
  [0, "2", false],
  [0, "002", false],
  [0, "", false],
  [1, "02", false],
  [1, "01", false],
])("HOME-34 CONST-23 T-62 suffix %i, code %j have the EOB button: %s", (suffix, code, shown) => {
  expect(showsEobButton({ suffix, statusCode: code })).toBe(shown);
});
