import { expect, test } from "vitest";
import { addDays, getPlainDate } from "../dates/plain-date.ts";
import { referralStanding, referralStatusKey, referralVisits, usedShare } from "./referral.ts";

const today = getPlainDate("2026-11-21");
const inDays = (days: number) => addDays(today, days);

const standing = (status: string | null, from: number | null, to: number | null) =>
  referralStanding(
    {
      statusDescription: status,
      effectiveDate: from === null ? null : inDays(from),
      expirationDate: to === null ? null : inDays(to),
    },
    today,
  );

test.each([
  ["Approved", "approved"],
  [" AUTHORIZED - 12 visits", "approved"],
  ["Activeness", "other"],
  ["Pending review", "pending"],
  ["In Review", "pending"],
  ["denied", "denied"],
  ["Not approved", "denied"],
  ["Cancelled by provider", "canceled"],
  ["Sent to medical director", "other"],
  ["", "other"],
  [null, "other"],
])("S-15 the status %j is drawn as %s", (text, key) => {
  expect(referralStatusKey(text)).toBe(key);
});

test("S-15 a referral is good through its last day; an approval that is over is not said any more", () => {
  expect(standing("Approved", -90, 0)).toMatchObject({ isExpired: false, endsInDays: 0 });
  expect(standing("Approved", -90, -1)).toMatchObject({ isExpired: true, endsInDays: null });
  expect(standing("Approved", -90, null).isExpired).toBe(false);
  expect(standing("Expired", -9, 30).isExpired).toBe(true);
  expect(standing("EXPIRED", null, null).isExpired).toBe(true);
  const said = (status: string | null) => standing(status, -90, -1).saysStatus;
  expect([said("Approved"), said("Expired"), said("Expired early")]).toEqual([false, false, false]);
  expect([said("Denied"), said("Canceled"), said("Odd"), said(null)]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(standing("Approved", -9, 30).saysStatus).toBe(true);
});

test("S-15 that it ends soon or has not begun is said of a referral that can be used alone", () => {
  expect(standing("Approved", -9, 14).endsInDays).toBe(14);
  expect(standing("Approved", -9, 15).endsInDays).toBeNull();
  expect(standing("Approved", 1, 9)).toMatchObject({ startsLater: true, endsInDays: null });
  expect(standing("Approved", 0, 9).startsLater).toBe(false);
  expect(standing("Odd", -9, 14).endsInDays).toBe(14);
  expect(standing("Odd", 1, 9).startsLater).toBe(true);
  for (const status of ["Denied", "Canceled", "Pending"]) {
    expect(standing(status, 3, 9)).toMatchObject({ startsLater: false, endsInDays: null });
  }
});

test.each([
  [12, 4, { kind: "some", allowed: 12, used: 4 }],
  [12, 0, { kind: "some", allowed: 12, used: 0 }],
  [8, 8, { kind: "all", allowed: 8 }],
  [8, 9, { kind: "some", allowed: 8, used: 9 }],
  [0, 0, { kind: "none" }],
  [0, null, { kind: "none" }],
  [0, 2, { kind: "some", allowed: 0, used: 2 }],
  [3, null, { kind: "allowed", allowed: 3 }],
  [null, 2, { kind: "used", used: 2 }],
  [null, null, null],
])("S-15 %j visits allowed, %j used: as far as both are known", (visitsAllowed, visitsUsed, is) => {
  expect(referralVisits({ visitsAllowed, visitsUsed })).toEqual(is);
});

test.each([
  [12, 3, 0.25],
  [12, 0, 0],
  [8, 9, 1],
  [0, 0, null],
  [3, null, null],
  [null, 2, null],
])("S-15 of %j visits, %j used, the bar shows %j", (visitsAllowed, visitsUsed, share) => {
  expect(usedShare({ visitsAllowed, visitsUsed })).toBe(share);
});
