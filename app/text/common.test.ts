import { expect, test } from "vitest";
import { commonText } from "./common.ts";

test.each([
  ["Password", "password"],
  ["New password", "new password"],
  ["Repeat new password", "repeated new password"],
])("COMP-14 the field %s is shown as the %s", (label, named) => {
  expect(commonText.password(label)).toBe(named);
});
