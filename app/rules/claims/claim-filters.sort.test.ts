import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { claimOf, rowOf } from "./claim-money.fixture.ts";
import { sortClaims } from "./claim-filters.ts";

const claim = (id: string, day: string, provider: string | null, owe: number) =>
  rowOf({
    ...claimOf([{ billed: 1000, paid: 1000 - owe, owe, copay: owe }]),
    id,
    serviceDateFrom: getPlainDate(day),
    provider: provider === null ? null : { providerName: provider },
  });

const claims = [
  claim("a", "2026-01-02", "Oak Clinic 10", 500),
  claim("b", "2025-12-31", "oak clinic 9", -200),
  claim("c", "2026-01-02", null, 0),
  claim("d", "2026-03-01", "Élan Dental", 500),
  claim("e", "2026-02-01", " ", 70),
];

test.each([
  ["date", "descending", "deacb"],
  ["date", "ascending", "baced"],
  ["owe", "descending", "adecb"],
  ["owe", "ascending", "bcead"],
  ["provider", "ascending", "dbace"],
  ["provider", "descending", "abdce"],
] as const)("S-21 claims by %s, %s", (sort, direction, order) => {
  const sorted = sortClaims(claims, { sort, direction });
  expect(sorted.map(({ id }) => id).join("")).toBe(order);
  expect(claims.map(({ id }) => id).join("")).toBe("abcde");
});

test.each(["ascending", "descending"] as const)(
  "S-21 by what is owed, %s, claims that are not decided come last",
  (direction) => {
    const bill = (id: string) =>
      rowOf({ ...claimOf([{ billed: 500 }], { status: "In Process" }), id, provider: null });
    const sorted = sortClaims([bill("x"), ...claims, bill("y")], { sort: "owe", direction });
    expect(sorted.slice(-2).map(({ id }) => id)).toEqual(["x", "y"]);
  },
);

test.each(["ascending", "descending"] as const)(
  "S-21 %s, claims whose day or share is not given come last",
  (direction) => {
    const dayless = { ...claim("x", "2026-04-01", null, 5), day: null };
    const unpriced = { ...claim("y", "2026-04-01", null, 5), oweCents: null };
    const lastBy = (sort: "date" | "owe", one: ReturnType<typeof claim>) =>
      sortClaims([one, ...claims], { sort, direction }).at(-1)?.id;
    expect([lastBy("date", dayless), lastBy("owe", unpriced)]).toEqual(["x", "y"]);
  },
);
