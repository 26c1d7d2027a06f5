import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import { program } from "./program.fixture.ts";
import { childPrograms, memberPrograms, programGroups, programsEnded } from "./program-groups.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";

const today = getPlainDate("2026-11-21");

const of = (id: number, ...categories: string[]) => program(id, { categories });
const idsOf = (programs: readonly Program[]) => programs.map(({ id }) => id);
const idsOfMember = (programs: Program[], ended = false) =>
  idsOf(memberPrograms({ programs, ended, shortcuts: [] }));

test("BENEFIT-19 S-14 a member's programs are the eligible ones, each once, by display order", () => {
  const programs = [
    program(3),
    program(1, { displayOrder: null }),
    program(2, { eligible: false }),
    program(4, { displayOrder: 1 }),
    program(3, { displayOrder: 0 }),
  ];
  expect(idsOfMember(programs)).toEqual([4, 3, 1]);
  expect(idsOfMember(programs, true)).toEqual([]);
});

test("BENEFIT-19 MENU-29 the eBill shortcut replaces the program named eBill", () => {
  const programs = [program(51, { name: "eBill" }), program(2)];
  const shortcuts = [{ shortcut: "ebill" }] as const;
  expect(idsOf(memberPrograms({ programs, ended: false, shortcuts }))).toEqual([2]);
  expect(idsOfMember(programs)).toEqual([2, 51]);
  const others = [{ shortcut: "outline-of-coverage", url: "https://a.example/" }] as const;
  expect(idsOf(memberPrograms({ programs, ended: false, shortcuts: others }))).toEqual([2, 51]);
});

test("BENEFIT-19 S-14 programs are grouped by coverage, then by other categories, then without one", () => {
  const programs = [
    of(1),
    of(2, "Wellness", "Dental"),
    of(3, "PHARMACY"),
    of(4, " Dental "),
    of(5, " ", "Tools"),
    of(6, "wellness"),
    of(7, "Medical"),
    of(8, ""),
    of(9, "Vision"),
  ];
  expect(programGroups(programs).map((group) => [group.category, idsOf(group.programs)])).toEqual([
    ["Medical", [7]],
    ["Dental", [4]],
    ["Vision", [9]],
    ["PHARMACY", [3]],
    ["Wellness", [2, 6]],
    ["Tools", [5]],
    [null, [1, 8]],
  ]);
  expect(programGroups([])).toEqual([]);
});

test("a program's children are those it names among the member's own, in its order, each once, without itself", () => {
  const own = [program(1), program(2), program(3)];
  const parent = program(2, { childResourceIds: [3, 9, 2, 1, 3] });
  expect(idsOf(childPrograms(parent, own))).toEqual([3, 1]);
});

const row = (from: string, until: string | null, eligible = true) =>
  rowOf("medical", from, until, { eligible });

test.each([
  ["ended", true, [row("2024-01-01", "2026-10-01")]],
  ["active beside an ended one", false, [row("2024-01-01", "2025-01-01"), row("2025-01-01", null)]],
  ["to come", false, [row("2027-01-01", null)]],
  ["never there", false, []],
  ["not eligible", false, [row("2024-01-01", null, false)]],
])("S-14 programs have ended with coverage that is %s: %j", (_name, ended, rows) => {
  expect(programsEnded(rows, today)).toBe(ended);
});
