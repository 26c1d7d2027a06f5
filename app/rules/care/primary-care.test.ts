import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { careOf, entryOf } from "./care.fixture.ts";
import {
  lacksRecord,
  PRIMARY_CARE_UPDATE_DEADLINE,
  primaryCareList,
  selectionOf,
  showsPrimaryCareLink,
  showsPrimaryCareUpdate,
} from "./primary-care.ts";

test.each([
  [true, "2025-03-31", true],
  [true, "2025-04-01", false],
  [false, "2025-03-31", false],
])(
  "HOME-22 CONST-18 the update banner shows for eligibility %s on %s: %s",
  (eligible, day, shown) => {
    expect(PRIMARY_CARE_UPDATE_DEADLINE).toBe("2025-03-31");
    expect(showsPrimaryCareUpdate(eligible, getPlainDate(day))).toBe(shown);
  },
);

const members = [
  { memberKey: "K1", memberSuffix: 1, firstName: "Bo", lastName: "Testperson" },
  { memberKey: "K0", memberSuffix: 0, firstName: "Ana", lastName: "Testperson" },
  { memberKey: "K2", memberSuffix: 2, firstName: "Cy", lastName: "" },
];

const unread = new Set<string>();
const naming = (...keys: string[]) => ({
  eligible: true,
  members: keys.map((memberKey) => ({ memberKey })),
});

const record = { memberKey: "K0" };
test.each([
  ["primary care applies, without a record", naming("K0"), [], true],
  ["only another member has a record", naming("K0"), [{ memberKey: "K1" }], true],
  ["primary care applies to two members, without a record", naming("K0", "K1"), [], true],
  ["primary care applies, with a record", naming("K0"), [record], false],
  ["primary care applies only to another member", naming("K1"), [], false],
  ["the family is not eligible for primary care", { ...naming("K0"), eligible: false }, [], false],
])(
  "HOME-14 a member's record is missing only where primary care applies to them: %s",
  (_case, of, records, lacks) => {
    expect(lacksRecord("K0", records, of)).toBe(lacks);
  },
);

test("HOME-14 HOME-15 eligible members without a selection are listed by suffix, with a search", () => {
  const eligibleMemberKeys = ["K1", "K0"];
  expect(primaryCareList({ eligibleMemberKeys, selections: [], members, unread })).toEqual({
    withoutSelection: [
      { suffix: 0, name: "Ana Testperson", href: "/find-care/primary-care/0/search" },
      { suffix: 1, name: "Bo Testperson", href: "/find-care/primary-care/1/search" },
    ],
    withSelection: [],
    unread: [],
  });
});

test("HOME-14 an eligible member whose record is missing is listed as unread", () => {
  const family = { eligibleMemberKeys: ["K1"], selections: [], members, unread: new Set(["K1"]) };
  const missingRow = { suffix: 1, name: "Bo Testperson" };
  const list = { withoutSelection: [], withSelection: [], unread: [missingRow] };
  expect(primaryCareList(family)).toEqual(list);
});

test("HOME-16 HOME-17 members with a selection, eligible or not, are listed with their page", () => {
  const next = getPlainDate("2027-01-01");
  const [ana, cy] = [
    { suffix: 0, name: "Ana Testperson" },
    { suffix: 2, name: "Cy" },
  ];
  const selections = [
    { memberKey: "K2", providerName: "Dr. Example Two", from: next },
    { memberKey: "K0", providerName: " Dr. Example Zero ", from: null },
  ];
  const list = primaryCareList({ eligibleMemberKeys: ["K0"], selections, members, unread });
  expect(list).toEqual({
    withoutSelection: [],
    withSelection: [
      { ...ana, href: "/find-care/primary-care/0", providerName: "Dr. Example Zero", from: null },
      { ...cy, href: "/find-care/primary-care/2", providerName: "Dr. Example Two", from: next },
    ],
    unread: [],
  });
});

test.each([
  ["of today, not one whose days are over", ["Ended", "Now"], "Now", null],
  ["of today, not a future one", ["Next", "Now"], "Now", null],
  ["of the nearest future day, else", ["Later", "Ended", "Next"], "Next", "2027-01-01"],
  ["null, if all have ended", ["Ended"], null, null],
])("HOME-14 HOME-16 the selection is the provider %s", (_case, names, providerName, from) => {
  const entries = {
    Ended: entryOf("Ended", "2024-01-01", "2025-12-31"),
    Now: entryOf("Now", "2026-01-01", "2026-12-31"),
    Next: entryOf("Next", "2027-01-01"),
    Later: entryOf("Later", "2028-01-01"),
  };
  const pcpHistory = Object.entries(entries)
    .filter(([name]) => names.includes(name))
    .map(([, each]) => each)
    .toSorted((a, b) => names.indexOf(a.providerId ?? "") - names.indexOf(b.providerId ?? ""));
  const selection = selectionOf(careOf("K0", pcpHistory, []), getPlainDate("2026-11-21"));
  const name = providerName && `Dr. ${providerName}`;
  expect(selection).toEqual({ memberKey: "K0", providerName: name, from });
});

test("HOME-14 HOME-16 the first selection with a name counts; members outside the family are left out", () => {
  const listOf = (memberKey: string, eligible: string, ...names: (string | null)[]) => {
    const selections = names.map((providerName) => ({ memberKey, providerName, from: null }));
    return primaryCareList({ eligibleMemberKeys: [eligible], selections, members, unread });
  };
  const { withSelection, withoutSelection } = listOf("K0", "K0", null, "", "  ");
  expect([withSelection, withoutSelection.map(({ suffix }) => suffix)]).toEqual([[], [0]]);
  const named = listOf("K0", "K0", null, " ", "Dr. Example First", "Dr. Example Second");
  expect(named.withSelection).toMatchObject([{ providerName: "Dr. Example First" }]);
  const nobody = { withoutSelection: [], withSelection: [], unread: [] };
  expect(listOf("K8", "K9", "Dr. Example")).toEqual(nobody);
});

test("ELIG-11 the primary care link shows for a selection of subscriber or member, or if eligible", () => {
  const none = { subscriberHasSelections: false, memberHasSelection: false, eligible: false };
  expect(showsPrimaryCareLink(none)).toBe(false);
  for (const reason of Object.keys(none)) {
    expect([reason, showsPrimaryCareLink({ ...none, [reason]: true })]).toEqual([reason, true]);
  }
});
