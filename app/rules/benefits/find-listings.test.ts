import { expect, test } from "vitest";
import { findListings } from "./find-listings.ts";

const service = (code: string | null, amount: string | null, name = "A service") => ({
  code,
  name,
  amount,
  description: null,
  benefitLimit: null,
  incentiveTiers: [],
});

const group = (category: string | null, ...services: ReturnType<typeof service>[]) => ({
  category,
  services,
});

const found = (code: string, ...groups: ReturnType<typeof group>[]) =>
  findListings(groups, code).map(({ category, name, amount }) => [category, name, amount]);

test("BENEFIT-28 a service is found by its code, in any letter case, and by nothing like it", () => {
  const groups = [
    group("Preventive", service("D0120", "100%"), service(null, "1%")),
    group("Major", service("d2740", "50%")),
  ];
  expect(found("D2740", ...groups)).toEqual([["Major", "A service", "50%"]]);
  expect(found("d0120", ...groups)).toEqual([["Preventive", "A service", "100%"]]);
  for (const code of ["D012", "D01200", " D0120", "D0120 ", "null", "", ".", "D0120\0"]) {
    expect([code, found(code, ...groups)]).toEqual([code, []]);
  }
});

test("BENEFIT-10 BENEFIT-28 listed twice it has both terms; what says the same, or nothing, is one", () => {
  const groups = [
    group("Major", service("D2740", "50%"), service("D2740", "50%"), service("D2740", "40%")),
    group("Front teeth", service("D2740", "50%")),
  ];
  expect(found("D2740", ...groups)).toEqual([
    ["Major", "A service", "50%"],
    ["Major", "A service", "40%"],
    ["Front teeth", "A service", "50%"],
  ]);
  const otherGroups = [group("Basic", service("D1", "-1"), service("D1", "0"))];
  expect(found("D1", ...otherGroups)).toEqual([["Basic", "A service", null]]);
  const base = service("D1", "50%");
  const more = [
    { ...base, benefitLimit: "1 per year" },
    { ...base, description: "Back teeth" },
    { ...base, incentiveTiers: [{ name: "First", amount: "70%", description: null }] },
    { ...base, incentiveTiers: [{ name: "First", amount: "80%", description: null }] },
    { ...base, name: "Another name" },
  ];
  expect(findListings([{ category: "Basic", services: [base, ...more, base] }], "D1")).toHaveLength(
    6,
  );
});
