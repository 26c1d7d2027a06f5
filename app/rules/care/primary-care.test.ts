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

test("CONST-18 the update banner's last day is 31 March 2025", () => {
  expect(PRIMARY_CARE_UPDATE_DEADLINE).toBe("2025-03-31");
});

test.each([
  [true, "2025-03-01", true],
  [true, "2025-03-31", true],
  [true, "2025-04-01", false],
  [true, "2026-11-21", false],
  [false, "2025-03-31", false],
])("HOME-22 CONST-18 eligible %s on %s shows the update banner: %s", (eligible, day, shown) => {
  expect(showsPrimaryCareUpdate(eligible, getPlainDate(day))).toBe(shown);
});

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
  ["primary care applies to them, and no record is theirs", naming("K0"), [], true],
  ["others have a record", naming("K0"), [{ memberKey: "K1" }], true],
  ["it applies to another, too", naming("K0", "K1"), [], true],
  ["they have a record", naming("K0"), [record], false],
  ["primary care does not apply to them", naming("K1"), [], false],
  ["primary care applies to nobody", { ...naming("K0"), eligible: false }, [], false],
])("S-20 HOME-14 a record is lacking, not without a choice: %s", (_case, of, records, lacks) => {
  expect(lacksRecord("K0", records, of)).toBe(lacks);
});

test("HOME-14 HOME-15 members who are eligible without a selection, by suffix, may search", () => {
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

test("HOME-14 of an eligible member without a record nothing is said but that it is unread", () => {
  const family = { eligibleMemberKeys: ["K1"], selections: [], members, unread: new Set(["K1"]) };
  const missingRow = { suffix: 1, name: "Bo Testperson" };
  const list = { withoutSelection: [], withSelection: [], unread: [missingRow] };
  expect(primaryCareList(family)).toEqual(list);
});

test("HOME-16 HOME-17 members with a selection, eligible or not, lead to their own page", () => {
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
  ["the one of today, not one whose days are over", ["Ended", "Now"], "Now", null],
  ["the one of today, not one to come", ["Next", "Now"], "Now", null],
  ["the nearest to come where none is today", ["Later", "Ended", "Next"], "Next", "2027-01-01"],
  ["nobody where all have ended", ["Ended"], null, null],
])("HOME-14 HOME-16 a member's selection is %s", (_case, names, providerName, from) => {
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

test.each([null, "", "  "])("HOME-14 a provider name %j is no selection", (providerName) => {
  const selections = [{ memberKey: "K0", providerName, from: null }];
  const list = primaryCareList({ eligibleMemberKeys: ["K0"], selections, members, unread });
  expect(list.withoutSelection.map(({ suffix }) => suffix)).toEqual([0]);
  expect(list.withSelection).toEqual([]);
});

test("HOME-14 HOME-16 of a member's selections the first with a name counts; no stranger is named", () => {
  const selections = [null, " ", "Dr. Example First", "Dr. Example Second"].map((providerName) => ({
    memberKey: "K0",
    providerName,
    from: null,
  }));
  const list = primaryCareList({ eligibleMemberKeys: [], selections, members, unread });
  expect(list.withSelection.map(({ providerName }) => providerName)).toEqual(["Dr. Example First"]);
  const strangers = [{ memberKey: "K8", providerName: "Dr. Example", from: null }];
  expect(
    primaryCareList({ eligibleMemberKeys: ["K9"], selections: strangers, members, unread }),
  ).toEqual({ withoutSelection: [], withSelection: [], unread: [] });
});

test.each([
  ["the subscriber has selections", true, false, false, true],
  ["the member has a selection", false, true, false, true],
  ["the eligibility call says yes", false, false, true, true],
  ["none of the three", false, false, false, false],
])(
  "ELIG-11 the primary care link shows: %s",
  (_case, subscriberHasSelections, memberHasSelection, eligible, shown) => {
    const reasons = { subscriberHasSelections, memberHasSelection, eligible };
    expect(showsPrimaryCareLink(reasons)).toBe(shown);
  },
);
