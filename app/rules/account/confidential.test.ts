import { expect, test } from "vitest";
import { ASKED } from "#server/sandbox/sandbox.fixture.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { isRequestOverdue, isSavedAs } from "./confidential.ts";

const ADDRESS = {
  addressLine1: "7 Invented Lane",
  addressLine2: null,
  city: "Exampleville",
  state: "OR",
  postalCode: "97001",
  country: "US",
};

test("a request is late from the day after its deadline, unless it is in force", () => {
  const inForceBy = getPlainDate("2026-11-28");
  const late = (status: "RECEIVED" | "ACKNOWLEDGED" | "IN_FORCE", day: string) =>
    isRequestOverdue({ status, inForceBy }, getPlainDate(day));
  expect(late("RECEIVED", "2026-11-28")).toBe(false);
  expect(late("RECEIVED", "2026-11-29")).toBe(true);
  expect(late("ACKNOWLEDGED", "2026-11-29")).toBe(true);
  expect(late("IN_FORCE", "2026-11-29")).toBe(false);
});

test("a request counts as saved if all but its status is equal; an end, if no request stands", () => {
  expect(isSavedAs(ASKED, { ...ASKED, status: "ACKNOWLEDGED" })).toBe(true);
  expect(isSavedAs(ASKED, { ...ASKED, status: "ENDED" })).toBe(false);
  expect(isSavedAs(ASKED, { ...ASKED, couldEndanger: true, status: "RECEIVED" })).toBe(false);
  expect(isSavedAs(ASKED, null)).toBe(false);
  const mailed = { ...ASKED, mailingAddress: ADDRESS };
  expect(isSavedAs(mailed, { ...mailed, status: "RECEIVED" })).toBe(true);
  expect(isSavedAs(mailed, { ...ASKED, status: "RECEIVED" })).toBe(false);
  const moved = { ...mailed, mailingAddress: { ...ADDRESS, city: "Mocksville" } };
  expect(isSavedAs(mailed, { ...moved, status: "RECEIVED" })).toBe(false);
  expect(isSavedAs(null, null)).toBe(true);
  expect(isSavedAs(null, { ...ASKED, status: "ENDED" })).toBe(true);
  expect(isSavedAs(null, { ...ASKED, status: "IN_FORCE" })).toBe(false);
});
