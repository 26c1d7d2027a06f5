import { expect, test } from "vitest";
import type { BenefitService } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { serviceOf, tierOf } from "./benefits-on-day.fixture.ts";
import {
  findListings,
  listingsByKey,
  namedServices,
  pageListings,
  searchServices,
  serviceKey,
} from "./services.ts";

const service = (code: string | null, name: string | null, description: string | null = null) =>
  serviceOf(code, { name, description, amount: null });
const group = (category: string | null, ...services: BenefitService[]) => ({ category, services });

const tiers = [
  tierOf("innet", {
    name: "Network",
    services: [
      group(
        "Preventive",
        service("D0220", "X-ray of one tooth"),
        service("D1120", "Cleaning, child", "For members up to 13."),
      ),
      group(
        "Major",
        service("D2740", "Crown, ceramic", "Paid as D2751 on molars."),
        service("D5110", "Complete upper denture"),
        service(null, "Prothèse dentaire"),
        service("D6010", null, "A root of titanium."),
      ),
    ],
  }),
  tierOf("outnet", {
    services: [
      group(
        "Other",
        service("d2740", "Crown", "Ceramic or porcelain."),
        service("D9999", "By report"),
      ),
    ],
  }),
];
const codes = (query: string | null) =>
  searchServices(tiers, query).found.map(({ code, name }) => code ?? name);
const every = ["D0220", "D1120", "D2740", "D5110", "Prothèse dentaire", "D6010", "D9999"];

test("BENEFIT-08 searching for crown finds D2740, with its service in each tier", () => {
  const [plain, upper] = [tiers[0]?.services[1]?.services[0], tiers[1]?.services[0]?.services[0]];
  expect(searchServices(tiers, "crown")).toEqual({
    query: "crown",
    found: [
      {
        code: "D2740",
        name: "Crown, ceramic",
        category: "Major",
        inTiers: [
          { tier: { tierId: "innet", name: "Network" }, service: plain },
          { tier: { tierId: "outnet", name: null }, service: upper },
        ],
      },
    ],
  });
});

test.each([
  ["by code", "D2740", ["D2740"]],
  ["by code without its letter", "2740", ["D2740"]],
  ["by the beginning of a code", "D27", ["D2740"]],
  ["in capitals", "CROWN", ["D2740"]],
  ["in the plural", "crowns", ["D2740"]],
  ["by the beginning of words, in any order", "ceram cro", ["D2740"]],
  ["by a word of another tier", "crown porcelain", ["D2740"]],
  ["by category", "major", ["D2740", "D5110", "Prothèse dentaire", "D6010"]],
  ["by description", "titanium", ["D6010"]],
  ["with a hyphen", "x-ray", ["D0220"]],
  ["without its hyphen", "xrays", ["D0220"]],
  ["without accents", "prothese", ["Prothèse dentaire"]],
  ["with accents that the plan leaves out", "crówn", ["D2740"]],
  ["with accents in two characters", "prothe\u0300se", ["Prothèse dentaire"]],
  ["with marks between", " crown, / ceramic! ", ["D2740"]],
])("BENEFIT-08 a search %s, %j, finds %j", (_case, query, found) => {
  expect(codes(query)).toEqual(found);
});

test("BENEFIT-08 a search by parts of words, words of two services or marks finds nothing", () => {
  const queries = ["crown denture", "rown", "ups", "!!!", ".*", "constructor", "crownx"];
  expect(queries.filter((query) => codes(query).length > 0)).toEqual([]);
});

test.each([null, "", "   "])(
  "BENEFIT-08 the empty query %j finds all services in order",
  (query) => {
    expect(codes(query)).toEqual(every);
    expect(searchServices(tiers, query).query).toBe("");
  },
);

test("BENEFIT-08 a query is cut at 80 characters, and stays well-formed text", () => {
  expect(searchServices(tiers, `crown ${"x".repeat(10_240)}`).query).toHaveLength(80);
  const cut = searchServices(tiers, `${"x".repeat(79)}😀`);
  expect(cut.query).toBe(`${"x".repeat(79)}\uFFFD`);
  expect(searchServices(tiers, "\u0000 \uD800").found).toEqual([]);
  expect(searchServices(tiers, `crown${" ".repeat(90)}denture`).query).toBe("crown");
  expect(searchServices(tiers, `${" ".repeat(90)}crown`).query).toBe("crown");
});

test("BENEFIT-08 a service listed twice is found once, with both listings; without a code by name", () => {
  const filling = service("D1", "Filling");
  const nameless = [service(null, "Filling"), service(null, "Filling, gold")];
  const services = [group("Basic", filling), group("Major", filling, ...nameless)];
  const { found } = searchServices([tierOf("innet", { services })], "filling");
  expect(found.map(({ code, inTiers }) => [code, inTiers.length])).toEqual([
    ["D1", 2],
    [null, 1],
    [null, 1],
  ]);
  expect(searchServices([], "filling")).toEqual({ query: "filling", found: [] });
});

const listed = (code: string | null, amount: string | null) =>
  serviceOf(code, { name: "A service", amount });

const found = (code: string, ...groups: ReturnType<typeof group>[]) =>
  findListings(groups, code).map(({ category, name, amount }) => [category, name, amount]);

test("BENEFIT-10 BENEFIT-28 listings of a code that differ are all found, equal ones once", () => {
  const groups = [
    group("Major", listed("D2740", "50%"), listed("D2740", "50%"), listed("D2740", "40%")),
    group("Front teeth", listed("D2740", "50%")),
  ];
  expect(found("D2740", ...groups)).toEqual([
    ["Major", "A service", "50%"],
    ["Major", "A service", "40%"],
    ["Front teeth", "A service", "50%"],
  ]);
  const otherGroups = [group("Basic", listed("D1", "-1"), listed("D1", "0"))];
  expect(found("D1", ...otherGroups)).toEqual([["Basic", "A service", null]]);
  const base = listed("D1", "50%");
  const more = [
    { ...base, benefitLimit: "1 per year" },
    { ...base, description: "Back teeth" },
    { ...base, incentiveTiers: [{ name: "First", amount: "70%", description: null }] },
    { ...base, incentiveTiers: [{ name: "First", amount: "80%", description: null }] },
    { ...base, name: "Another name" },
  ];
  expect(findListings([group("Basic", base, ...more, base)], "D1")).toHaveLength(6);
});

test("BENEFIT-06 BENEFIT-08 a medical tier's pages are listings with name and price, untitled ones left out", () => {
  const none = { category: null, code: null, benefitLimit: null, description: null };
  const page = { url: "/visits", pageId: "P1", pageDescription: "Office visits: $25 copay" };
  const pages = [page, { ...page, pageDescription: null }, { ...page, pageId: null }];
  const listing = {
    ...none,
    deductibleApplies: null,
    url: "/visits",
    name: "Office visits",
    amount: "$25 copay",
  };
  expect(pageListings({ pages })).toEqual([
    { ...listing, id: "P1", incentiveTiers: [] },
    { ...listing, id: page.pageDescription, incentiveTiers: [] },
  ]);
});

test("COST-01 a typed code, code and name, or whole name is one service; other words are a search", () => {
  const codes = (typed: string) => namedServices(tiers.slice(0, 1), typed).map(({ code }) => code);
  expect(["d2740", "2740", " D2740 Crown, ceramic", "crown, CERAMIC", "corona"].map(codes)).toEqual(
    Array.from({ length: 5 }, () => ["D2740"]),
  );
  expect(codes("prothèse dentaire")).toEqual([null]);
  expect(codes("c")).toEqual(["D1120", "D2740", "D5110"]);
  expect(["D9999", "<b>"].map(codes)).toEqual([[], []]);
});

test("COST-01 a service without a code is found again by its key", () => {
  const services = tiers[0]?.services ?? [];
  const key = serviceKey({ code: null, name: "Prothèse dentaire" });
  expect(listingsByKey(services, key).map(({ name }) => name)).toEqual(["Prothèse dentaire"]);
  expect(listingsByKey(services, "code D9999")).toEqual([]);
});
