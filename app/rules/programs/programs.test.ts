import { expect, test } from "vitest";
import { program as programOf } from "./program.fixture.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";
import {
  truncateName,
  FEATURED_LIMIT,
  featuredPrograms,
  HOME_PROGRAM_LIMIT,
  homePrograms,
  PROGRAM_IDS,
  PROGRAM_NAME_LIMIT,
  programsVisible,
  type Shortcut,
  shortcutPrograms,
  canBeDialed,
  fixedDetails,
  programDetails,
  type ContentEntry,
  preventiveCareCard,
} from "./programs.ts";
import { words } from "#app/rules/words.fixture.ts";

const program = (id: number, differences: Partial<Program> = {}) =>
  programOf(id, { highPriority: true, ...differences });

const featuredIds = (programs: Program[], termed = false) =>
  featuredPrograms({ programs, termed }).map(({ id }) => id);

test("DATA-25 CONST-07 CONST-08 program IDs and limits are the known ones; Providence has no programs", () => {
  expect(PROGRAM_IDS).toEqual({
    callANurse: 13,
    hearing: 17,
    healthTools: 20,
    passportDental: 27,
    dentalCostEstimator: 33,
    navitus: 37,
  });
  expect([FEATURED_LIMIT, HOME_PROGRAM_LIMIT, PROGRAM_NAME_LIMIT]).toEqual([5, 6, 55]);
  expect(programsVisible({ providence: false })).toBe(true);
  expect(programsVisible({ providence: true })).toBe(false);
});

test("TILE-40 T-01 at most the first five featured programs are listed", () => {
  const programs = [8, 7, 6, 5, 4, 3, 2, 1].map((id) => program(id, { eligible: id !== 2 }));
  expect(featuredIds(programs)).toEqual([1, 3, 4, 5, 6]);
});

const both: Shortcut[] = [
  { shortcut: "ebill" },
  { shortcut: "outline-of-coverage", url: "https://documents.example/ooc.pdf" },
];

test("HOME-45 T-01 home has at most six programs, with a shortcut's place taken; a termed member has none", () => {
  const programs = Array.from({ length: 8 }, (_, n) => program(n + 1));
  const shown = homePrograms({ programs, termed: false, shortcuts: both });
  expect(shown.programs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(shown.programs.length).toBeLessThanOrEqual(HOME_PROGRAM_LIMIT);
  expect(shown.shortcuts).toEqual(both);
  const ended = homePrograms({
    programs: [program(1)],
    termed: true,
    shortcuts: both.slice(1),
  });
  expect(ended).toEqual({ programs: [], shortcuts: both.slice(1) });
});

test("HOME-45 a program named eBill is replaced by the next one while the eBill shortcut shows", () => {
  const programs = [program(1, { name: "eBill" }), ...[2, 3, 4, 5, 6].map((id) => program(id))];
  const ids = (shortcuts: Shortcut[]) =>
    homePrograms({ programs, termed: false, shortcuts }).programs.map(({ id }) => id);
  expect(ids(both)).toEqual([2, 3, 4, 5, 6]);
  expect(ids([])).toEqual([1, 2, 3, 4, 5]);
  expect(ids(both.filter(({ shortcut }) => shortcut !== "ebill"))).toEqual([1, 2, 3, 4, 5]);
});

const url = "https://documents.example/ooc.pdf";
const member = { providence: false, hasEbill: true, termed: false, outlineOfCoverageUrl: url };
const shortcutNames = (differences: Partial<typeof member>) =>
  shortcutPrograms({ ...member, ...differences }).map(({ shortcut }) => shortcut);

test("MENU-29 MENU-30 MENU-31 MENU-32 MENU-33 MENU-46 a member has the shortcuts of their facts", () => {
  const expected = [{ shortcut: "ebill" }, { shortcut: "outline-of-coverage", url }];
  expect(shortcutPrograms(member)).toEqual(expected);
  expect(shortcutNames({ hasEbill: false })).toEqual(["outline-of-coverage"]);
  expect(shortcutNames({ termed: true })).toEqual(["outline-of-coverage"]);
  for (const none of [null, "", "  ", "null", "/documents/ooc.pdf", "javascript:alert(1)"]) {
    expect(shortcutPrograms({ ...member, outlineOfCoverageUrl: none })).toEqual(
      expected.slice(0, 1),
    );
  }
  expect(shortcutNames({ providence: true })).toEqual([]);
});

test.each([
  ["60 characters", "x".repeat(60), "x".repeat(55)],
  ["55 characters", "x".repeat(55), "x".repeat(55)],
  ["no name", "", ""],
  ["characters of two code units", "🦷".repeat(60), "🦷".repeat(55)],
  ["such a character at the cut", `${"x".repeat(54)}🦷y`, `${"x".repeat(54)}🦷`],
])("TILE-22 T-41 CONST-08 a program's name is cut at 55 characters: %s", (_case, name, cut) => {
  expect(truncateName(name)).toBe(cut);
});

const entry = (id: number | null, more: Partial<ContentEntry> = {}): ContentEntry => ({
  id,
  description: null,
  phoneNumber: null,
  documents: [],
  ...more,
});
const guide = { title: "Guide", url: "https://a.example/guide.pdf" };
const list = { title: "List", url: "https://a.example/list.pdf" };

test("BENEFIT-21 S-14 S-29 a program's details are those of its entries, or of the settings", () => {
  const entries = [
    entry(null, { description: "of a category" }),
    entry(21, { description: "of another", documents: [list] }),
    entry(20, { documents: [guide] }),
    entry(20, { description: "first", phoneNumber: "555-0101" }),
    entry(20, { description: "second", phoneNumber: "555-0102", documents: [list] }),
  ];
  const expected = { description: "first", phoneNumber: "555-0101", documents: [guide, list] };
  expect(programDetails(entries, 20)).toEqual(expected);
  const shown = programDetails(entries, 22);
  expect(shown).toEqual({ description: null, phoneNumber: null, documents: [] });
  expect(fixedDetails({ pdfUrl: guide.url, phone: "555-0103" })).toEqual({
    description: null,
    phoneNumber: "555-0103",
    documents: [{ title: null, url: guide.url }],
  });
  const otherExpected = { description: null, phoneNumber: null, documents: [] };
  expect(fixedDetails({ pdfUrl: null, phone: null })).toEqual(otherExpected);
});

test("only a phone number without words can be dialed", () => {
  const numbers = ["503-555-0100", "+1 (503) 555-0100", " 555-0100 "];
  const others = ["503-555-0100 ext. 4", "ask your employer", "711", "1".repeat(40)];
  expect([...numbers, ...others].filter(canBeDialed)).toEqual(numbers);
});

const cardOn = (dueDateText: string | null, groupId: string | null = "10002805") =>
  preventiveCareCard({ groupId, dueDateText });

test("BRAND-21 HOME-09 no group but 10002805 has a preventive care card", () => {
  for (const groupId of ["10004760", "1", "", null]) {
    expect([cardOn("2026-12-31", groupId), cardOn(null, groupId)]).toEqual([null, null]);
  }
});

test.each([
  ["2026-12-31", ["2026-12-31", " 2026-12-31\n", "12/31/2026", "12/31/2026 "]],
  ["2026-12-31", words("2026-12-31T00:00:00 2026-12-31T00:00:00Z 2026-12-31T00:00+0000")],
  ["2026-12-31", ["2026-12-31T23:30:00.000-08:00"]],
  ["2027-01-01", ["2027-1-1", "1/1/2027", "2027-1-1T00:00:00Z"]],
])("BRAND-21 HOME-09 the preventive care card is due on %s (case %#)", (on, texts) => {
  for (const text of texts) expect([text, cardOn(text)]).toEqual([text, { kind: "due", on }]);
});

test.each([
  ...words(`
  null soon 2026-02-30 02/30/2026 31/12/2026 2026-12-31T 2026-12-31Tmorning 12/31/2026T00:00:00Z
  <html>503</html>
`),
  null,
  "",
  "2026-12-31T00:00:00Z or later",
  "on 2026-12-31T00:00:00Z",
])("the due date of the preventive care card is unavailable for the text %j", (text) => {
  expect(cardOn(text)).toEqual({ kind: "unavailable" });
});
