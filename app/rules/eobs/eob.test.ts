import { expect, test } from "vitest";
import {
  eobFilename,
  eobName,
  eobPath,
  eobPdfPath,
  eobTotals,
  hasOtherAmounts,
  haveSums,
  listEobClaimAddresses,
  listEobProviders,
  eobFilters,
  eobMath,
} from "./eob.ts";
import {
  familyFacts,
  listUnstable,
  queries,
  today,
} from "#app/rules/claims/claim-facts.fixture.ts";
import { claim as paid } from "#app/rules/account/my-data.fixture.ts";

const amounts = (chargeCents: number | null, responsibilityCents: number | null) => ({
  chargeCents,
  responsibilityCents,
});
const family = [
  { memberSuffix: 0, firstName: "Jordan", lastName: "Testa" },
  { memberSuffix: 1, firstName: "Robin", lastName: "Testa" },
];
const twice = [...family, { memberSuffix: 2, firstName: "Robin", lastName: "Testa" }];
const claim = { id: "26/A", firstName: "Robin", lastName: "Testa" };

test("an EOB's totals are the sums of its claims, unknown if any of them is or without claims", () => {
  const sums = eobTotals([amounts(26_400, 4218), amounts(-1000, 0), amounts(1, 2)]);
  expect(sums).toEqual(amounts(25_401, 4220));
  for (const unknown of [[amounts(100, null), amounts(null, 5)], []]) {
    expect(eobTotals(unknown)).toEqual(amounts(null, null));
  }
  expect(eobTotals([amounts(100, null), amounts(300, 5)]).chargeCents).toBe(400);
});

test("T-86 T-88 claims of an EOB have sums where all hold, and none is a credit beside others", () => {
  const [owed, credit] = [amounts(9000, 2000), amounts(20_000, -2000)];
  expect(haveSums([owed, owed], [null, null])).toBe(true);
  expect(haveSums([owed, owed], [null, "replaced"])).toBe(false);
  expect(haveSums([owed, credit], [null, null])).toBe(false);
  expect(haveSums([credit], [null])).toBe(true);
});

test("T-35 T-88 an EOB's claim has an address for each member of the patient's name, in any spelling", () => {
  const expected = { claimType: "dental", id: "26/A", suffix: 1 };
  expect(listEobClaimAddresses(claim, "DENTAL", family)).toEqual([expected]);
  const shouted = { id: "7", firstName: " JORDÁN", lastName: "TESTA PRUEBA " };
  const shown = listEobClaimAddresses(shouted, " Medical ", family);
  expect(shown).toEqual([{ claimType: "medical", id: "7", suffix: 0 }]);
  const both = listEobClaimAddresses(claim, "DENTAL", twice);
  expect(both).toEqual([expected, { ...expected, suffix: 2 }]);
});

test("T-88 a claim has other amounts than its EOB where a bill or a share that both name differs", () => {
  const of = (billedCents: number | null, oweCents: number | null) =>
    hasOtherAmounts(amounts(350, 70), {
      claimDetailTotals: { billedCents, oweCents, planPaidCents: 0, otherPayerPaidCents: null },
    });
  expect([of(350, 70), of(null, 70), of(350, 40), of(300, 70)]).toEqual([false, false, true, true]);
});

test.each([
  ["a patient outside the family", { ...claim, firstName: "Alex" }, "MEDICAL", family],
  ["a patient without a name", { ...claim, firstName: null }, "MEDICAL", family],
  ["no claim type", claim, null, family],
  ["an unknown claim type", claim, "PHARMACY", family],
])("T-35 an EOB's claim has no address with %s", (_who, it, type, members) => {
  expect(listEobClaimAddresses(it, type, members)).toEqual([]);
});

test("DATA-18 names omit missing parts, paths are encoded, file names have the date, providers are unique", () => {
  const whole = { firstName: "Ana", middleInitial: "B", lastName: "Exempel" };
  expect(eobName(whole)).toBe("Ana B Exempel");
  expect(eobName({ ...whole, middleInitial: null })).toBe("Ana Exempel");
  expect(eobName({ firstName: null, lastName: " Exempel " })).toBe("Exempel");
  expect(eobName({ firstName: null, middleInitial: " ", lastName: null })).toBeNull();
  expect(eobName(null)).toBeNull();
  const name = "explanation-of-benefits";
  expect(eobFilename("2026-11-06", name)).toBe("explanation-of-benefits-2026-11-06.pdf");
  expect(eobFilename(null, name)).toBe("explanation-of-benefits.pdf");
  expect(eobPath("E/1")).toBe("/eobs/E%2F1");
  expect(eobPath("\uD800")).toBe("/eobs/%EF%BF%BD");
  expect(eobPdfPath("E/1")).toBe("/eobs/E%2F1/pdf");
  const typeOf = (...types: typeof familyFacts.types) =>
    eobFilters.read(new URLSearchParams(), { ...familyFacts, types }).filters.type;
  expect([typeOf("dental", "medical"), typeOf()]).toEqual(["dental", "medical"]);
  const claims = ["B", "A", null, "B"].map((providerName) => ({ providerName }));
  expect(listEobProviders(claims)).toEqual(["B", "A"]);
});

const read = (query: string) => eobFilters.read(new URLSearchParams(query), familyFacts);

test("EOB-01 CONST-14 without a query the EOB filters are two years of all members; a query sets each", () => {
  expect(read("")).toEqual({
    filters: {
      type: "medical",
      memberKey: null,
      startDate: "2024-11-21",
      endDate: "2026-11-21",
      providerIds: [],
      page: 1,
    },
    errors: {},
    typed: {},
  });
  const query = "type=dental&member=1&from=2025-01-02&to=2025-03-04&provider=a&provider=b&page=2";
  const { filters, errors } = read(query);
  expect(filters).toEqual({
    type: "dental",
    memberKey: "K-BEN",
    startDate: "2025-01-02",
    endDate: "2025-03-04",
    providerIds: ["a", "b"],
    page: 2,
  });
  expect(errors).toEqual({});
  expect(eobFilters.write(filters, familyFacts)).toBe(`?${query}`);
});

test.each([
  ["member=0", "K-ANA", {}],
  ["member=2", null, { member: "unknown" }],
  ["member=K-ANA", null, { member: "unknown" }],
  ["member=0&member=2", null, { member: "unknown" }],
])("EOB-01 the query %s filters by the member key %j", (query, memberKey, errors) => {
  expect(read(query)).toMatchObject({ filters: { memberKey }, errors });
});

test.each([
  ["type=pharmacy", { type: "unknown" }],
  ["from=2024-11-20", { from: "tooEarly" }],
  ["page=0", { page: "unknown" }],
  ["provider=a%20b", { provider: "pattern" }],
])("EOB-01 the query %s has the errors %j", (query, errors) => {
  expect(read(query).errors).toEqual(errors);
});

test("EOB-01 CONST-14 any query gives stable filters within the family and the last two years", () => {
  expect(listUnstable(eobFilters, familyFacts)).toEqual([]);
  const asked = Array.from(queries(2000), (query) => eobFilters.read(query, familyFacts).filters);
  const wrong = asked.filter(({ memberKey, startDate, endDate }) => {
    const ofFamily = [null, "K-ANA", "K-BEN"].includes(memberKey);
    const within = startDate >= "2024-11-21" && startDate < endDate && endDate <= today;
    return !ofFamily || !within;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

/** Billed 100, discount 20, plan paid 60, owed 20. */
const explained = { chargeCents: 10_000, responsibilityCents: 2000 };
const unknown = { discountCents: null, planPaidCents: null };

test("an EOB's discount, payment and bar are those of its claims, unknown without claims", () => {
  const parts = { discountCents: 2000, planPaidCents: 6000 };
  expect(eobMath([explained, explained], [paid, paid])).toEqual({
    claims: [parts, parts],
    discountCents: 4000,
    planPaidCents: 12_000,
    bar: [
      { key: "discountCents", cents: 4000, share: 200 },
      { key: "planPaidCents", cents: 12_000, share: 600 },
      { key: "oweCents", cents: 4000, share: 200 },
    ],
  });
  expect(eobMath([], [])).toEqual({ claims: [], ...unknown, bar: null });
});

test.each([
  ["that was not read", explained, null],
  ["with another bill", { ...explained, chargeCents: 9999 }, paid],
  ["with another share", { ...explained, responsibilityCents: 0 }, paid],
  ["that does not add up", explained, { ...paid, claimDetails: [] }],
])("an EOB has no sums with a claim %s", (_what, amounts, read) => {
  const math = eobMath([explained, amounts], [paid, read]);
  expect(math).toEqual({
    claims: [{ discountCents: 2000, planPaidCents: 6000 }, unknown],
    ...unknown,
    bar: null,
  });
});
