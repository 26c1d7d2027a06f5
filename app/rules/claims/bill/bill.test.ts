import { expect, test } from "vitest";
import { getPlainDate } from "../../dates/plain-date.ts";
import { words } from "../../words.fixture.ts";
import { claimOf, line, paidClaim } from "../claim-money.fixture.ts";
import type { ClaimStanding } from "../standings.ts";
import {
  denialAmong,
  deniedOwedCents,
  findTypedCents,
  judgeBill,
  type BilledLine,
} from "./bill.ts";
import { findUncompared, matchClaims } from "./match-claims.ts";
import { providerWords } from "../same-provider.ts";

const day = getPlainDate;

test.each([
  ["312.40", 31_240],
  ["$312.40", 31_240],
  [" 1,234.56 ", 123_456],
  ["1,234", 123_400],
  ["1234567.89", 123_456_789],
  ["12,345.00", 1_234_500],
  ["1,234,567", 123_456_700],
  ["9,999,999.99", 999_999_999],
])("BILL-01 the amount %j is %i cents", (typed, cents) => {
  expect(findTypedCents(typed)).toBe(cents);
});

test.each([
  ...words(`
  1.234,56 -5 1e9 0 0.00 12.3 12.345 1,23 12,34.00 99999999 10,000,000.00 $ ١٢ <b>1</b>
`),
  "",
  "312.40 USD",
])("BILL-01 %j is no amount", (typed) => {
  expect(findTypedCents(typed)).toBeUndefined();
});

test.each([
  ["Alder Creek Family Medicine", "alder creek  FAMILY medicine", true],
  ["José Peña, MD", "Dr. Jose Pena", true],
  ["Peña, José", "Jose Pena", true],
  ["O'Brien Dental P.C.", "OBrien Dental", true],
  ["St. Mary’s", "st marys", true],
  ["Alder Creek Family Medicine", "Alder Creek Medicine", false],
  ["MD", "Dr", false],
  ["北京 Clinic", "clinic 北京", true],
  ["The Ann Lee DDS DMD DO OD NP PA, LLC, Inc.", "ann lee", true],
  ["Annlee", "Ann Lee", false],
])("BILL-03 %j and %j have the same words in another spelling: %s", (one, other, isSame) => {
  expect(providerWords(one) === providerWords(other)).toBe(isSame);
});

const at = (id: string, on: string | null, providerName: string | null = "Alder Creek") => ({
  id,
  serviceDateFrom: on === null ? null : day(on),
  provider: providerName === null ? null : { providerName },
  standing: null as ClaimStanding | null,
});
const idsFor = (provider: string, claims: readonly ReturnType<typeof at>[]) =>
  matchClaims({ provider, day: day("2026-03-01") }, claims).map(({ id }) => id);

test("BILL-03 claims of the bill's day match before those up to three days off, newest first", () => {
  const claims = [
    at("far", "2026-02-25"),
    at("before", "2026-02-26"),
    at("after", "2026-03-04"),
    at("too late", "2026-03-05"),
    at("undated", null),
    at("nobody", "2026-03-01", null),
    at("another", "2026-03-01", "Cedar Fork"),
  ];
  expect(idsFor("alder creek", claims)).toEqual(["after", "before"]);
  expect(idsFor("alder creek", [...claims, at("a", "2026-03-01"), at("b", "2026-03-01")])).toEqual([
    "a",
    "b",
  ]);
  expect(idsFor("", [at("unnamed", "2026-03-01", "")])).toEqual([]);
});

test("BILL-03 claims without a day, or without a provider near the bill's day, are not compared", () => {
  const bill = { provider: "alder creek", day: day("2026-03-01") };
  const nobody = (id: string, on: string | null, providerId: string | null = null) => ({
    ...at(id, on),
    provider: { providerId, providerName: null },
  });
  const claims = [
    at("matches", "2026-03-01"),
    at("undated", null),
    at("undated elsewhere", null, "Cedar Fork"),
    at("nobody", "2026-03-04", null),
    at("nobody, too late", "2026-03-05", null),
    nobody("unnamed", "2026-03-02"),
    nobody("unknown id", "2026-03-02", "9"),
    nobody("listed id", "2026-03-02", "7"),
    { ...at("undated, taken back", null), standing: "taken-back" as const },
  ];
  const listed = [{ providerId: "7", providerName: "Cedar Fork" }];
  expect(findUncompared(bill, claims, listed).map(({ id }) => id)).toEqual([
    "undated",
    "nobody",
    "unnamed",
    "unknown id",
  ]);
});

test("BILL-03 a claim of several days matches a bill of each day on which it has a service", () => {
  const lines = (...on: string[]) => ({
    claimDetails: on.map((one) => ({ serviceDateFrom: day(one) })),
  });
  const month = { ...at("month", "2026-02-02"), ...lines("2026-02-02", "2026-03-01") };
  const near = at("near", "2026-03-02");
  expect(idsFor("alder creek", [near, month])).toEqual(["month"]);
  const far = { ...at("far", "2026-02-02"), ...lines("2026-02-02", "2026-02-20") };
  expect(idsFor("alder creek", [far])).toEqual([]);
  const undated = { ...at("undated", null), ...lines("2026-02-28") };
  expect(idsFor("alder creek", [undated])).toEqual(["undated"]);
  const bill = { provider: "alder creek", day: day("2026-06-01") };
  expect(findUncompared(bill, [undated, at("no day", null)]).map(({ id }) => id)).toEqual([
    "no day",
  ]);
});

test("T-86 BILL-03 claims that no longer hold are no choice, and the newest but a reversal is the only one where all are", () => {
  const standing = (id: string, on: string, is: ClaimStanding) => ({ ...at(id, on), standing: is });
  const over = [
    standing("a", "2026-02-28", "taken-back"),
    standing("b", "2026-03-01", "takes-back"),
    standing("c", "2026-03-01", "replaced"),
  ];
  expect(idsFor("alder creek", over)).toEqual(["c"]);
  expect(idsFor("alder creek", over.slice(1, 2))).toEqual(["b"]);
  expect(idsFor("alder creek", [...over, at("d", "2026-03-02")])).toEqual(["c"]);
  const shared = standing("e", "2026-03-01", "same-number");
  expect(idsFor("alder creek", [...over, shared, shared])).toEqual(["e", "e"]);
});

test("BILL-03 a claim under another name matches by the provider id of a claim or of the provider list", () => {
  const claims = [
    { ...at("one", "2026-03-01"), provider: { providerId: "7", providerName: "Alder Creek" } },
    { ...at("two", "2026-03-01"), provider: { providerId: "7", providerName: "ACFM Billing" } },
    { ...at("three", "2026-03-01"), provider: { providerId: "8", providerName: "ACFM" } },
    { ...at("four", "2026-03-01"), provider: { providerId: null, providerName: "Cedar Fork" } },
  ];
  const bill = { provider: "alder creek", day: day("2026-03-01") };
  expect(matchClaims(bill, claims).map(({ id }) => id)).toEqual(["one", "two"]);
  const listed = [
    { providerId: "8", providerName: "Alder Creek" },
    { providerId: null, providerName: "Alder Creek" },
  ];
  expect(matchClaims(bill, claims.slice(1), listed).map(({ id }) => id)).toEqual(["three"]);
});

type Amounts = { billed: number | null; owe: number | null; status?: string; discount?: number };

/** A claim of one line, whose plan pays what the member does not owe. */
function billed({ billed, owe, status = "Paid", discount = 0 }: Amounts) {
  const paid = billed === null || owe === null ? null : billed - discount - owe;
  const totals = { billedCents: billed, planPaidCents: paid, oweCents: owe };
  const line = { billed, discount, paid, owe, copay: owe, status };
  return paidClaim(claimOf([line], { status, totals }));
}
const usual = billed({ billed: 31_240, owe: 4218, discount: 5000 });

test.each([
  [4218, { kind: "equal" }],
  [4217, { kind: "below", differenceCents: 1 }],
  [4219, { kind: "above", differenceCents: 1 }],
  [31_240, { kind: "undiscounted" }],
  [31_239, { kind: "above", differenceCents: 27_021 }],
  [31_241, { kind: "above", differenceCents: 27_023 }],
  [1, { kind: "below", differenceCents: 4217 }],
])("BILL-02 BILL-05 a bill of %i cents, where 4218 are owed, is %j", (cents, it) => {
  expect(judgeBill(cents, usual)).toEqual(it);
});

const denialOfKey = (key: NonNullable<BilledLine["denial"]>["key"]) => ({
  key,
  reason: null,
  code: null,
  nextStep: "call-or-appeal" as const,
});

const toMember = { kind: "paid-to-member", planPaidCents: 22_022, bothCents: 26_240 };
const [payee, loud] = ["Otto Sample", "OTTO SAMPLE"];

test("BILL-02 T-88 a bill of more than is owed may ask for what the plan paid to a member", () => {
  const to = (providerName: string | null) => ({ ...usual, payeeProvider: { providerName } });
  const family = ["Ana Sample", "Otto Sample"];
  for (const cents of [4219, 26_240, 31_240])
    expect(judgeBill(cents, to(loud), family)).toEqual({ ...toMember, payee: loud });
  // Of a visit, what went to the member is a part of its payments.
  const both = {
    ...billed({ billed: 40_000, owe: 8218, discount: 5000 }),
    parts: [usual, to(payee)],
  };
  expect(judgeBill(31_240, both, family, both.parts)).toEqual({
    ...toMember,
    payee,
    bothCents: 30_240,
  });
  expect(judgeBill(4218, to(payee), family)).toEqual({ kind: "equal" });
  const provider = { providerName: "Otto Sample, DDS" };
  const ofOwnName = { ...to(payee), provider };
  for (const word of ["Subscriber", "MEMBER", "the insured"])
    expect(judgeBill(26_240, to(word))).toEqual({ ...toMember, payee: word });
  const said = { ...to(null), claimStatusDescription: "Paid to Subscriber" };
  expect(judgeBill(26_240, said)).toEqual({ ...toMember, payee: "" });
  for (const claim of [to("Example Billing"), to("Member Clinic"), to(null), usual, ofOwnName])
    expect(judgeBill(31_240, claim, family)).toEqual({ kind: "undiscounted" });
  const nothing = {
    ...billed({ billed: 5000, owe: 5000 }),
    payeeProvider: { providerName: "Ana" },
  };
  expect(judgeBill(6000, nothing, family)).toEqual({ kind: "above", differenceCents: 1000 });
});

test("BILL-02 T-88 of a bill for several lines the denial that leaves something to pay decides, and a denial before the rest", () => {
  const amounts = line({ billed: 8000, owe: 2000, paid: 6000, notCovered: 2000 });
  const charges: BilledLine = { ...amounts, denial: denialOfKey("not-covered") };
  const refused: BilledLine = {
    ...line({ billed: 3000, denied: 3000 }),
    denial: denialOfKey("denied"),
  };
  const over: BilledLine = {
    ...line({ billed: 9000, owe: 4000, paid: 5000, notCovered: 4000 }),
    aside: { kind: "over-owed", cents: 4000 },
  };
  const verdictOn = (...claimDetails: readonly BilledLine[]) => {
    const sum = (name: "billedCents" | "oweCents" | "planPaidCents") =>
      claimDetails.reduce((all, each) => all + (each[name] ?? 0), 0);
    const owed = sum("oweCents");
    const claimDetailTotals = {
      billedCents: sum("billedCents"),
      planPaidCents: sum("planPaidCents"),
      otherPayerPaidCents: null,
      oweCents: owed,
    };
    return judgeBill(owed, paidClaim({ claimDetails, claimDetailTotals })).kind;
  };
  expect(verdictOn(charges)).toBe("not-covered");
  expect(verdictOn(charges, refused)).toBe("not-covered");
  expect(verdictOn(charges, refused, over)).toBe("over-allowed");
  expect(verdictOn({ ...charges, denial: denialOfKey("not-allowed") })).toBe("not-allowed");
  expect(verdictOn({ ...charges, denial: denialOfKey("denied") }, over)).toBe("denied");
});

test("BILL-02 T-88 a claim that another payer paid as a whole can be judged", () => {
  const totals = { otherPayerPaidCents: 75_000 };
  const claim = paidClaim({ ...claimOf([{ billed: 75_000 }], { totals }) });
  expect(judgeBill(75_000, claim)).toEqual({ kind: "above", differenceCents: 75_000 });
});

test("BILL-02 T-88 where a plan paid as another service, the provider may bill the difference", () => {
  const other = {
    dentalProcedure: { procedureCode: "D2392" },
    alternateDentalProcedure: { procedureCode: "D2150" },
  };
  const claim = {
    ...usual,
    claimDetails: usual.claimDetails.map((one) => ({ ...one, denial: null, ...other })),
  };
  expect(judgeBill(4218, claim)).toEqual({ kind: "equal" });
  expect(judgeBill(9218, claim)).toEqual({ kind: "paid-as", differenceCents: 5000 });
  expect(judgeBill(9219, claim)).toEqual({ kind: "above", differenceCents: 5001 });
  expect(judgeBill(9218, usual).kind).toBe("above");
});

test("BILL-02 T-88 a provider outside the network may bill more than the plan allows", () => {
  const outside = { ...usual, networkTier: "Out of Network" };
  expect(judgeBill(4218, outside)).toEqual({ kind: "equal" });
  expect(judgeBill(4217, outside)).toEqual({ kind: "below", differenceCents: 1 });
  const more = { kind: "out-of-network", differenceCents: 5000 };
  expect(judgeBill(9218, outside)).toEqual(more);
  expect(judgeBill(9218, usual, [], [usual, outside])).toEqual(more);
  // What the plan paid the provider may not ask for again.
  expect(judgeBill(9219, outside)).toEqual({ kind: "above", differenceCents: 5001 });
  const assessed = { ...outside.assessed, otherPayerPaidCents: 1000 };
  expect(judgeBill(8219, { ...outside, assessed }).kind).toBe("above");
  expect(judgeBill(31_240, outside)).toEqual({ kind: "undiscounted" });
  const { claimDetailTotals } = outside;
  const unknown = { ...outside, claimDetailTotals: { ...claimDetailTotals, billedCents: null } };
  expect(judgeBill(31_240, unknown).kind).toBe("out-of-network");
});

test("BILL-03 a bill from whom the plan paid, and of a day within a long stay, finds its claim", () => {
  const group = {
    ...at("group", "2026-03-01", "Ana Ruiz MD"),
    payeeProvider: { providerName: "Pine Group" },
  };
  expect(idsFor("Pine Group", [group])).toEqual(["group"]);
  const stay = {
    ...at("stay", "2026-01-20"),
    claimDetails: ["2026-01-20", "2026-04-03"].map((on) => ({ serviceDateFrom: day(on) })),
  };
  expect(idsFor("Alder Creek", [stay, at("visit", "2026-02-27")])).toEqual(["visit", "stay"]);
  expect(idsFor("Alder Creek", [stay, at("exact", "2026-03-01")])).toEqual(["exact"]);
});

test("BILL-02 T-88 a bill of the whole charge below what is owed is no full price", () => {
  const takenBack = claimOf([
    { billed: 10_000, discount: 2000, paid: -3000, owe: 11_000, copay: 11_000 },
  ]);
  const kind = { kind: "below", differenceCents: 1000 };
  expect(judgeBill(10_000, paidClaim(takenBack))).toEqual(kind);
});

const denial = { key: "denied" } as const;
/** A claim of these lines, of which those with a denial are denied. */
const judged = (
  lines: readonly (Parameters<typeof line>[0] & { denial?: BilledLine["denial"] })[],
  status?: string,
) => {
  const { claimDetails, ...claim } = claimOf(lines, { status: status ?? "Paid" });
  const denials = claimDetails.map((each, index) => ({
    ...each,
    denial: lines[index]?.denial ?? null,
  }));
  return paidClaim({ ...claim, claimDetails: denials });
};

test("T-88 BILL-02 a bill of what may be owed for what the plan denied is not right, whatever it asks for of it", () => {
  const whole = judged([{ billed: 11_800, notCovered: 11_800, owe: 11_800, denial }], "Denied");
  for (const cents of [1, 10_000, 11_800])
    expect(judgeBill(cents, whole)).toEqual({ kind: "denied" });
  expect(judgeBill(11_900, whole)).toEqual({ kind: "above", differenceCents: 100 });
  const paid = { billed: 8000, discount: 2000, paid: 3000, owe: 3000, copay: 3000 };
  const part = judged([{ billed: 10_000, denied: 10_000, denial }, paid]);
  // Nothing of it is for the denied line, for which nothing is owed.
  expect(judgeBill(3000, part)).toEqual({ kind: "denied-other" });
  expect(judgeBill(18_000, part)).toEqual({ kind: "undiscounted" });
  const owed = judged([{ billed: 6000, notCovered: 6000, owe: 6000, denial }, paid]);
  // More than the share of the other line.
  for (const cents of [3001, 6000, 9000])
    expect(judgeBill(cents, owed)).toEqual({ kind: "denied" });
  expect(judgeBill(3000, owed)).toEqual({ kind: "below", differenceCents: 6000 });
  const byStatus = judged([{ billed: 100, notCovered: 100, owe: 100 }], "Denied");
  expect(judgeBill(100, byStatus)).toEqual({ kind: "denied" });
  const unsaid = judged([{ billed: 100, owe: 100, copay: 100 }], "Denied in part");
  expect(judgeBill(100, unsaid)).toEqual({ kind: "denied" });
  // A share, such as a deductible, is for nothing that was denied, whatever the status says.
  const other = [
    { billed: 100, denied: 100, denial },
    { billed: 80, owe: 80, deductible: 80 },
  ];
  for (const status of ["Denied", "Paid"])
    expect(judgeBill(80, judged(other, status))).toEqual({ kind: "denied-other" });
  const deductible = { billed: 395, owe: 395, deductible: 395 };
  expect(judgeBill(395, judged([deductible], "Denied"))).toEqual({ kind: "denied-other" });
  const refused = judged([{ ...deductible, denial }], "Denied");
  expect(judgeBill(395, refused)).toEqual({ kind: "denied-other" });
  expect(deniedOwedCents(refused)).toBe(0);
});

test("T-88 BILL-02 shares of a line that was accepted in part are not for what was denied", () => {
  const disallowed = { key: "disallowed" } as const;
  const line = { billed: 30_000, denied: 10_000, paid: 12_000, owe: 8000, coinsurance: 8000 };
  const reduced = judged([{ ...line, denial: disallowed }]);
  expect(judgeBill(8000, reduced)).toEqual({ kind: "denied-other" });
  const over = { ...line, denied: 0, notCovered: 10_000, owe: 18_000, denial: disallowed };
  expect(judgeBill(18_000, judged([over]))).toEqual({ kind: "denied" });
  expect(judgeBill(8000, judged([over]))).toEqual({ kind: "below", differenceCents: 10_000 });
  // What another payer paid of one line's share is no part of what another line denies.
  const settled = { billed: 100, denied: 50, paid: 10, otherPaid: 40, copay: 20 };
  const refused = { billed: 50, notCovered: 50, owe: 50 };
  const both = [settled, refused].map((each) => ({ ...each, denial: disallowed }));
  expect(judgeBill(10, judged(both))).toEqual({ kind: "denied" });
});

test("T-88 BILL-02 charges that the plan does not cover are called so, and not denied", () => {
  const frames = {
    billed: 22_000,
    paid: 13_000,
    notCovered: 9000,
    owe: 9000,
    denial: { key: "not-covered" } as const,
  };
  const exam = { billed: 10_000, discount: 3000, paid: 4500, owe: 2500, copay: 2500 };
  const glasses = judged([frames, exam]);
  for (const cents of [9000, 11_500])
    expect(judgeBill(cents, glasses)).toEqual({ kind: "not-covered" });
  expect(judgeBill(2500, glasses)).toEqual({ kind: "below", differenceCents: 9000 });
  const { owe: _owe, ...written } = frames;
  expect(judgeBill(2500, judged([written, exam]))).toEqual({ kind: "equal" });
  expect(denialAmong([glasses])).toBe("not-covered");
  expect(denialAmong([judged([frames], "Denied in part")])).toBe("denied");
  expect(denialAmong([usual])).toBeNull();
  const whole = judged([{ billed: 100, denied: 100, denial }], "Denied");
  expect(denialAmong([usual, whole])).toBe("denied");
  expect(denialAmong([whole, glasses])).toBe("denied");
});

test.each(["Processed - No Payment", "Paid", "Denied"])(
  "T-88 BILL-02 a claim that is %s and gives only the billed amount leaves open what is owed",
  (status) => {
    expect(judgeBill(5000, judged([{ billed: 5000 }], status))).toEqual({ kind: "unclear" });
    const discounted = judged([{ billed: 5000, discount: 5000 }], status);
    expect(judgeBill(5000, discounted).kind).not.toBe("unclear");
  },
);

test.each([
  ["In Network", "above"],
  [null, "out-of-network"],
  ["Out of Network", "out-of-network"],
])(
  "BILL-02 T-88 a bill of what is over the allowed amount (PR-45), network %s, is %s",
  (networkTier, kind) => {
    const claim = judged([{ billed: 7400, discount: 1500, paid: 1600, owe: 4300, copay: 4300 }]);
    const claimDetails = claim.claimDetails.map((each) => ({
      ...each,
      aside: { kind: "may-be-billed", cents: 1500 } as const,
    }));
    expect(judgeBill(5000, { ...claim, claimDetails, networkTier })).toMatchObject({ kind });
  },
);

test.each([
  ["In dispute resolution", "unknown-status"],
  ["Finalized", "equal"],
  ["Awaiting payment", "equal"],
  ["Needs info", "pending"],
  ["", "equal"],
])("BILL-02 T-88 a bill of what is owed for a claim with the status %j is %s", (status, kind) => {
  const claim = judged([{ billed: 300, discount: 100, paid: 160, owe: 40, copay: 40 }], status);
  expect(judgeBill(40, claim)).toEqual({ kind });
});

test("BILL-02 T-88 a bill of what the provider bears asks for too much, also out of network", () => {
  const claim = judged([{ billed: 10_900, discount: 5200, paid: 5700 }]);
  const claimDetails = claim.claimDetails.map((each) => ({
    ...each,
    aside: { kind: "written-off", cents: 5200 } as const,
  }));
  const outside = { ...claim, networkTier: "Out of Network" };
  expect(judgeBill(5200, outside).kind).toBe("out-of-network");
  expect(judgeBill(5200, { ...outside, claimDetails }).kind).toBe("above");
});

test.each([
  [null, 380, "over-allowed"],
  ["Out of Network", 100, "over-allowed"],
  ["Out of Network", 80, "below"],
  ["In Network", 380, "equal"],
])(
  "BILL-02 T-88 a bill that is partly over the allowed amount (network %s, %i cents) is %s",
  (networkTier, cents, kind) => {
    const claim = judged([{ billed: 500, paid: 120, notCovered: 300, owe: 380, copay: 80 }]);
    const claimDetails = claim.claimDetails.map((each) => ({
      ...each,
      aside: { kind: "over-owed", cents: 300 } as const,
    }));
    expect(judgeBill(cents, { ...claim, claimDetails, networkTier }).kind).toBe(kind);
  },
);

test("BILL-02 T-88 a bill of what others paid or took off asks for more than is owed", () => {
  const claim = judged([{ billed: 300, discount: null }]);
  expect(judgeBill(300, claim)).toEqual({ kind: "unclear" });
  const claimDetails = claim.claimDetails.map((each) => ({
    ...each,
    aside: { kind: "paid-elsewhere", cents: 300 } as const,
  }));
  expect(judgeBill(300, { ...claim, claimDetails })).toEqual({
    kind: "above",
    differenceCents: 300,
  });
});

test("T-86 BILL-02 a claim that shares its number with another judges no bill", () => {
  for (const cents of [4218, 9000])
    expect(judgeBill(cents, { ...usual, standing: "same-number" })).toEqual({ kind: "shared" });
});

test("T-86 BILL-02 a claim of which another takes a part back judges no bill", () => {
  for (const cents of [4218, 9000])
    expect(judgeBill(cents, { ...usual, standing: "may-change" })).toEqual({ kind: "may-change" });
});

test("BILL-02 a bill of the whole billed amount is right if all is owed, too much if nothing, else undiscounted", () => {
  expect(judgeBill(5000, billed({ billed: 5000, owe: 5000 }))).toEqual({ kind: "equal" });
  const nothing = billed({ billed: 5000, owe: 0 });
  expect(judgeBill(1, nothing)).toEqual({ kind: "above", differenceCents: 1 });
  expect(judgeBill(5000, nothing)).toEqual({ kind: "above", differenceCents: 5000 });
  const allDeductible = billed({ billed: 5000, owe: 3000, discount: 2000 });
  expect(judgeBill(5000, allDeductible)).toEqual({ kind: "undiscounted" });
  const unknown = judged([{ billed: 5000, discount: null, owe: 3000, copay: 3000 }]);
  expect(judgeBill(5000, unknown)).toEqual({ kind: "above", differenceCents: 2000 });
});

test.each([
  ["pending", billed({ billed: 5000, owe: 0, status: "In Process" })],
  ["pending", billed({ billed: 5000, owe: 0, status: "On hold" })],
  ["unclear", billed({ billed: 5000, owe: null })],
  ["unclear", billed({ billed: 5000, owe: -100 })],
  ["over", { ...usual, standing: "taken-back" }],
  ["over", { ...usual, standing: "takes-back" }],
  ["replaced", { ...usual, standing: "replaced" }],
  [
    "unclear",
    paidClaim({ ...usual, claimDetailTotals: { ...usual.claimDetailTotals, oweCents: 4219 } }),
  ],
] as const)("BILL-02 BILL-05 no bill is judged by a claim that is %s (%#)", (kind, claim) => {
  for (const cents of [1, 4218, 4219, 5000, 31_240])
    expect(judgeBill(cents, claim)).toEqual({ kind });
});
