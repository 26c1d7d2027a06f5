import { expect, test } from "vitest";
import { showUnit, showWait } from "./units.ts";
import { showFileSize } from "./file-size.ts";
import { initials, showDate, usd } from "./format.ts";
import { timeLeft } from "../frame/shell.ts";
import { fieldErrorMessage, invalidText } from "./validation.ts";
import { listInText, listNames } from "./list.ts";
import { registrationText } from "../sign-in/registration.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [84_321, "84 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [1_240_000, "1.2 MB"],
  [9_960_000, "10 MB"],
  [209_715_200, "210 MB"],
  [3_000_000_000, "3.0 GB"],
  [null, null],
  [-1, null],
  [Number.NaN, null],
])("the size of a file of %s bytes is worded %j", (bytes, shown) => {
  expect(showFileSize(bytes)).toBe(shown);
});

test("COMP-21 CONST-24 cents are shown as dollars with two decimals, days as MM/DD/YYYY, names as initials", () => {
  expect(usd(123450)).toBe("$1,234.50");
  expect(usd(0)).toBe("$0.00");
  expect(usd(5)).toBe("$0.05");
  expect(usd(-1250)).toBe("-$12.50");
  expect(usd(100000000)).toBe("$1,000,000.00");
  expect(showDate("2026-01-31")).toBe("01/31/2026");
  expect(initials("ana", "Field")).toBe("AF");
  expect(initials("Zoë", "")).toBe("Z");
  expect(initials(" élan ", "ørsted")).toBe("ÉØ");
});

test("the time left of a session is worded in whole minutes", () => {
  expect(timeLeft(3)).toBe("You have about 3 minutes left.");
  expect(timeLeft(1)).toBe("You have about 1 minute left.");
  expect(timeLeft(0)).toBe("You have less than a minute left.");
  expect(timeLeft(-1)).toBe("You have less than a minute left.");
});

test.each([
  ["VAL-14 the", "required", "Email address", "Email address is a required field"],
  ["VAL-15 the", "pattern", "Shoe size", "Invalid value: Shoe size"],
  ["VAL-16 the", "minlength", "Username", "Username is under the character minimum"],
  ["VAL-17 the", "maxlength", "Username", "Username exceeds the maximum number of characters"],
] as const)("%s error %s of the field %s is worded: %s", (_row, fault, label, said) => {
  expect(fieldErrorMessage(fault, label)).toBe(said);
});

test("VAL-18 a field's own message replaces the generic message", () => {
  const own = { pattern: "Use 6 to 32 characters", required: "Choose a password" };
  expect(fieldErrorMessage("pattern", "Password", own)).toBe("Use 6 to 32 characters");
  expect(fieldErrorMessage("required", "Password", own)).toBe("Choose a password");
});

test("VAL-15 known fields have a sentence of their own for an invalid value", () => {
  expect(invalidText.emailAddress).toBe("Invalid email address");
  for (const said of Object.values(invalidText)) expect(said).toMatch(/^Invalid [a-z]/);
});

test("the message about an invalid security answer names its number", () => {
  expect(registrationText.security.answerInvalid(2)).toBe("Invalid answer 2");
});

test("names are listed with commas, in a sentence with and, and numbers have their unit", () => {
  const names = ["Ana", "Bo", "Cy"];
  expect([0, 1, 2, 3].map((count) => listNames(names.slice(0, count)))).toEqual([
    "",
    "Ana",
    "Ana, Bo",
    "Ana, Bo, Cy",
  ]);
  expect(listInText(names)).toBe("Ana, Bo, and Cy");
  expect([0.5, 1, 2].map((count) => showUnit(count, "mile"))).toEqual([
    "0.5 miles",
    "1 mile",
    "2 miles",
  ]);
  expect([1, 60, 61].map(showWait)).toEqual(["1 minute", "1 minute", "2 minutes"]);
});
