import { expect, test } from "vitest";
import { message } from "./validation.ts";

test("VAL-14 a missing value is a required field", () => {
  expect(message("required", "Email address")).toBe("Email address is a required field");
});

test("VAL-15 a value of the wrong form is invalid, the label inside the sentence lowercased", () => {
  expect(message("pattern", "Email address")).toBe("Invalid email address");
  expect(message("pattern", "Subscriber ID")).toBe("Invalid subscriber ID");
  expect(message("pattern", "ZIP code")).toBe("Invalid ZIP code");
});

test("VAL-16 a short value is under the character minimum", () => {
  expect(message("minlength", "Username")).toBe("Username is under the character minimum");
});

test("VAL-17 a long value exceeds the maximum number of characters", () => {
  expect(message("maxlength", "Username")).toBe(
    "Username exceeds the maximum number of characters",
  );
});

test("VAL-18 a field's own message overrides the generic one", () => {
  expect(message("pattern", "Password", "Use 6 to 32 characters")).toBe("Use 6 to 32 characters");
  expect(message("required", "Password", "Choose a password")).toBe("Choose a password");
});
