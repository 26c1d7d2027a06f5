import { expect, test } from "vitest";
import { fieldErrorMessage } from "./validation.ts";

test("VAL-14 a missing value is a required field", () => {
  expect(fieldErrorMessage("required", "Email address")).toBe("Email address is a required field");
});

test("VAL-15 a value of the wrong form is invalid, the label inside the sentence lowercased", () => {
  expect(fieldErrorMessage("pattern", "Email address")).toBe("Invalid email address");
  expect(fieldErrorMessage("pattern", "Subscriber ID")).toBe("Invalid subscriber ID");
  expect(fieldErrorMessage("pattern", "ZIP code")).toBe("Invalid ZIP code");
});

test("VAL-16 a short value is under the character minimum", () => {
  expect(fieldErrorMessage("minlength", "Username")).toBe(
    "Username is under the character minimum",
  );
});

test("VAL-17 a long value exceeds the maximum number of characters", () => {
  expect(fieldErrorMessage("maxlength", "Username")).toBe(
    "Username exceeds the maximum number of characters",
  );
});

test("VAL-18 a field's own message overrides the generic one", () => {
  const own = { pattern: "Use 6 to 32 characters", required: "Choose a password" };
  expect(fieldErrorMessage("pattern", "Password", own)).toBe("Use 6 to 32 characters");
  expect(fieldErrorMessage("required", "Password", own)).toBe("Choose a password");
});
