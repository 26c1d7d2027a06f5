import { expect, test } from "vitest";
import { serviceOf, tierOf } from "./benefits-on-day.fixture.ts";
import { linesBetween } from "./compare-benefits.fixture.ts";
import { diffLists } from "./diff-facts.ts";

const incentive = { name: "After a year", amount: "70%", description: null };
const major = (...services: ReturnType<typeof serviceOf>[]) => ({
  tiers: [tierOf("innet", { services: [{ category: "Major", services }] })],
});

test("BENEFIT-26 services are new, gone and changed field by field, ordered by code", () => {
  const crown = serviceOf("D2740", { amount: "50%", benefitLimit: "1 per 5 years" });
  expect(
    linesBetween(
      major(serviceOf("D0120"), crown, serviceOf("D9999", { amount: "-1" })),
      major(
        { ...crown, code: "d2740", amount: "60%", incentiveTiers: [incentive] },
        serviceOf("D1110"),
        serviceOf("D9999", { amount: "0" }),
      ),
    ),
  ).toEqual([
    "innet D0120 gone amount: 80% > null",
    "innet D1110 new amount: null > 80%",
    "innet d2740 changed amount: 50% > 60%",
    "innet d2740 changed incentiveTiers: null > After a year: 70%",
  ]);
});

test("BENEFIT-26 each field of a service is compared; those without a code go by their names", () => {
  const after = {
    code: "D1",
    name: "Filling, gold",
    amount: "70%",
    benefitLimit: "1 per tooth",
    description: "Of gold.",
    incentiveTiers: [incentive],
  };
  const before = { ...serviceOf("D1"), name: "Filling" };
  const basic = {
    tiers: [tierOf("innet", { services: [{ category: "Basic", services: [before] }] })],
  };
  expect(linesBetween(basic, major(after))).toEqual([
    "innet D1 changed name: Filling > Filling, gold",
    "innet D1 changed category: Basic > Major",
    "innet D1 changed amount: 80% > 70%",
    "innet D1 changed benefitLimit: null > 1 per tooth",
    "innet D1 changed incentiveTiers: null > After a year: 70%",
    "innet D1 changed description: null > Of gold.",
  ]);
  const [crown, bridge] = [serviceOf(null, { name: "Crown" }), serviceOf(null, { name: "Bridge" })];
  const expected = ["innet Bridge new amount: null > 80%", "innet Crown gone amount: 80% > null"];
  expect(linesBetween(major(crown), major(bridge))).toEqual(expected);
});

test("BENEFIT-26 a service that is listed twice is compared with its like", () => {
  const twice = (...amounts: string[]) =>
    major(...amounts.map((amount) => serviceOf("D1", { amount })));
  expect(linesBetween(twice("80%", "50%"), twice("50%", "80%"))).toEqual([]);
  expect(linesBetween(twice("80%", "50%"), twice("50%", "60%"))).toEqual([
    "innet D1 changed amount: 80% > 60%",
  ]);
});

test("BENEFIT-26 medical services are new, gone, at another price or under another name", () => {
  const page = (pageId: string | null, pageDescription: string | null) => ({
    url: null,
    pageId,
    pageDescription,
  });
  const pages = (...all: ReturnType<typeof page>[]) => ({
    tiers: [tierOf("innet", { pages: all })],
  });
  expect(
    linesBetween(
      pages(
        page("1", "Visits: $25 copay"),
        page("2", "Tests"),
        page("3", "Scans: no charge"),
        page("4", null),
      ),
      pages(
        page("1", "Visits: $30 copay"),
        page("3", "Scans at a clinic: no charge"),
        page(null, "Surgery"),
      ),
    ),
  ).toEqual([
    "innet Visits changed amount: $25 copay > $30 copay",
    "innet Tests gone amount: null > null",
    "innet Scans at a clinic changed name: Scans > Scans at a clinic",
    "innet Surgery new amount: null > null",
  ]);
});

/** "a1" is a thing of the key "a" and the text "a1". */
const changes = (before: string, after: string) =>
  diffLists(words(before), words(after), {
    key: (thing) => thing.slice(0, 1),
    text: (thing) => thing,
  }).map(({ from, to }) => `${from} ${to}`);

const words = (text: string) => text.split(" ").filter((word) => word !== "");

test.each([
  ["nothing", "", "", []],
  ["the same", "a1 b1", "b1 a1", []],
  ["new", "a1", "a1 b1", ["null b1"]],
  ["gone", "a1 b1", "a1", ["b1 null"]],
  ["different, by key", "b1 a1", "a2 b2", ["a1 a2", "b1 b2"]],
  ["of several the equal ones go together", "a1 a2", "a2 a3", ["a1 a3"]],
  ["in the order of their texts", "a4 a1", "a3 a2", ["a1 a2", "a4 a3"]],
  ["one of several differs", "a1 a3", "a4 a3", ["a1 a4"]],
  ["one of two equals is gone", "a1 a1", "a1", ["a1 null"]],
  ["one of two equals is new", "a1", "a1 a1", ["null a1"]],
  ["one of two equals is different", "a1 a1", "a1 a2", ["a1 a2"]],
  ["more than before", "a1", "a2 a3", ["a1 a2", "null a3"]],
  ["fewer than before", "a2 a1", "a3", ["a1 a3", "a2 null"]],
])("what changed: %s", (_case, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});
