import { expect, test } from "vitest";
import { addDays, getPlainDate } from "../dates/plain-date.ts";
import {
  referralStanding,
  referralStatusKey,
  referralStatusWord,
  referralVisits,
  usedShare,
} from "./referral.ts";

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
  ["approved", ["Approved", " AUTHORIZED - 12 visits"]],
  ["pending", ["Pending review", "In Review", "Pending partial approval"]],
  ["denied", ["denied", "Not approved"]],
  ["canceled", ["Cancelled by provider"]],
  ["other", ["Activeness", "Sent to medical director", "", null]],
  ["other", ["Denied in part", "Approved - partially", "Approved pending documents"]],
])("S-15 the status of a referral is %s for %j", (key, texts) => {
  expect(texts.map(referralStatusKey)).toEqual(texts.map(() => key));
});

test.each([
  ["Approved", "approved"],
  [" AUTHORIZED - 12 visits", "authorized"],
  ["Active", "active"],
  ["In Review", "pending"],
  ["Received", "received"],
  ["Not approved", "notApproved"],
  ["Cancelled by provider", "canceled"],
  ["Closed", "closed"],
  ["Withdrawn", "withdrawn"],
  ["VOID", "void"],
  ["Denied in part", null],
  ["Sent to medical director", null],
  [null, null],
])(
  "LANG-01 S-15 a referral's status %j is said with the word %j, not with that of another",
  (text, word) => {
    expect(referralStatusWord(text)).toBe(word);
  },
);

test("S-15 a referral is valid through its last day; of an expired one an approval is not shown", () => {
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

test("S-15 only a usable referral shows that it ends within 14 days or begins later", () => {
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
])("S-15 %j visits allowed and %j used are shown as %j", (visitsAllowed, visitsUsed, is) => {
  expect(referralVisits({ visitsAllowed, visitsUsed })).toEqual(is);
});

test.each([
  [12, 3, 0.25],
  [12, 0, 0],
  [8, 9, 1],
  [0, 0, null],
  [3, null, null],
  [null, 2, null],
])("S-15 the bar of %j visits allowed and %j used shows %j", (visitsAllowed, visitsUsed, share) => {
  expect(usedShare({ visitsAllowed, visitsUsed })).toBe(share);
});
