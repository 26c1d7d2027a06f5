import { expect, test } from "vitest";
import { fieldErrorMessage } from "./validation.ts";

test.each([
  ["VAL-14 the", "required", "Email address", "Email address is a required field"],
  ["VAL-15 the", "pattern", "Email address", "Invalid email address"],
  ["VAL-15 the", "pattern", "Subscriber ID", "Invalid subscriber ID"],
  ["VAL-15 the", "pattern", "ZIP code", "Invalid ZIP code"],
  ["VAL-16 the", "minlength", "Username", "Username is under the character minimum"],
  ["VAL-17 the", "maxlength", "Username", "Username exceeds the maximum number of characters"],
] as const)("%s fault %s of the field %s is said as: %s", (_row, fault, label, said) => {
  expect(fieldErrorMessage(fault, label)).toBe(said);
});

test("VAL-18 a field's own message overrides the generic one", () => {
  const own = { pattern: "Use 6 to 32 characters", required: "Choose a password" };
  expect(fieldErrorMessage("pattern", "Password", own)).toBe("Use 6 to 32 characters");
  expect(fieldErrorMessage("required", "Password", own)).toBe("Choose a password");
});
