import { expect, test } from "vitest";
import {
  loginAsErrors,
  type LoginAsForm,
  loginAsPayload,
  loginAsTitleRole,
  namesOneMember,
} from "./login-as.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { words } from "../words.fixture.ts";

const today = getPlainDate("2026-11-21");
const full: LoginAsForm = {
  firstName: "Wren",
  lastName: "O’Neil",
  dateOfBirth: "1984-02-29",
  subscriberId: "900000017",
};
const idOnly: LoginAsForm = { ...full, firstName: "", lastName: "", dateOfBirth: "" };

test.each([
  ["required", ["", "   "]],
  ["pattern", ["12345678", "12345678901", "90000001-", "900 000 17"]],
  [undefined, [" 900000017 ", "90000001aB"]],
])("LOGINAS-11 S-24 subscriber IDs have the error %s (case %#)", (error, ids) => {
  for (const way of ["member", "subscriber"] as const) {
    const errors = ids.map((id) => loginAsErrors({ ...full, subscriberId: id }, way, today));
    expect(errors.map(({ subscriberId }) => subscriberId)).toEqual(ids.map(() => error));
  }
});

test.each(["firstName", "lastName", "dateOfBirth"] as const)(
  "without %s the form is incomplete for Submit, not for Continue as subscriber",
  (field) => {
    for (const nothing of ["", "  "]) {
      const form = { ...full, [field]: nothing };
      expect(loginAsErrors(form, "member", today)).toEqual({ incomplete: true });
      expect(loginAsErrors(form, "subscriber", today)).toEqual({ incomplete: false });
    }
  },
);

test.each([
  [undefined, words("2026-11-21 02/29/1984 2/9/1984 1984-2-9")],
  ["inFuture", ["2026-11-22", "9999-12-31"]],
  ["pattern", words("2025-02-29 1984-02-30 02/30/1984 29/2/1984 yesterday")],
])("VAL-19 dates of birth have the error %s (case %#)", (error, dates) => {
  const errors = dates.map((date) =>
    loginAsErrors({ ...full, dateOfBirth: date }, "member", today),
  );
  expect(errors.map(({ dateOfBirth }) => dateOfBirth)).toEqual(dates.map(() => error));
});

test("T-87 LOGINAS-15 the payload has the name in the gateway's form and the day as YYYY-MM-DD", () => {
  const form = { ...full, firstName: "Zoë ", lastName: "García-López", dateOfBirth: "2/9/1984" };
  expect(loginAsPayload(form, "member", 1)).toEqual({
    subscriberId: "900000017",
    domainId: 1,
    firstName: "Zoe",
    lastName: "Garcia-Lopez",
    dateOfBirth: "1984-02-09",
  });
});

test("Continue as subscriber ignores names and dates, except a date of birth in the future", () => {
  const odd = { ...full, firstName: "W2", lastName: "<b>", dateOfBirth: "1984-02-30" };
  expect(loginAsErrors(odd, "subscriber", today)).toEqual({ incomplete: false });
  const unborn = { ...idOnly, dateOfBirth: "2026-11-22" };
  const expected = { dateOfBirth: "inFuture", incomplete: false };
  expect(loginAsErrors(unborn, "subscriber", today)).toEqual(expected);
});

test.each([
  ["Wren", undefined],
  [" Mary Ann ", undefined],
  ["O’Neil", undefined],
  ["Núñez", undefined],
  ["W2", "pattern"],
  ["a".repeat(31), "maxlength"],
])("VAL-04 VAL-05 VAL-06 the first or last name %j has the error %s", (name, fault) => {
  const form = { ...full, firstName: name, lastName: name };
  const { firstName, lastName } = loginAsErrors(form, "member", today);
  expect([firstName, lastName]).toEqual([fault, fault]);
});

test("a name or a date of birth beside the subscriber ID names a single member", () => {
  expect(namesOneMember({ ...idOnly, lastName: "  " })).toBe(false);
  for (const field of ["firstName", "lastName", "dateOfBirth"] as const) {
    expect(namesOneMember({ ...idOnly, [field]: full[field] })).toBe(true);
  }
});

test("LOGINAS-13 LOGINAS-15 DATA-38 Continue as subscriber sends ID and domain, Submit all fields", () => {
  const payload = { subscriberId: "900000017", domainId: 5 };
  expect(loginAsPayload({ ...full, subscriberId: " 900000017\t" }, "subscriber", 5)).toEqual(
    payload,
  );
  expect(Object.keys(loginAsPayload(full, "subscriber", 5))).toEqual(["subscriberId", "domainId"]);
  const typed = { ...full, firstName: " Wren ", dateOfBirth: " 1984-02-29 " };
  expect(loginAsPayload(typed, "member", 1)).toEqual({
    subscriberId: "900000017",
    domainId: 1,
    firstName: "Wren",
    lastName: "O'Neil",
    dateOfBirth: "1984-02-29",
  });
});

test.each([
  ["logInAsAnyone", "anyone"],
  ["logInAsNonEmp", "non-employee"],
  [null, "non-employee"],
])("the login-as title for the role %s names %s", (role, title) => {
  expect(loginAsTitleRole(role)).toBe(title);
});
