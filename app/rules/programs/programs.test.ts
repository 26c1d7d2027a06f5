import { expect, test } from "vitest";
import { program as programOf } from "./program.fixture.ts";
import {
  truncateName,
  FEATURED_LIMIT,
  featuredPrograms,
  HOME_PROGRAM_LIMIT,
  homePrograms,
  PROGRAM_IDS,
  PROGRAM_NAME_LIMIT,
  type Program,
  programsVisible,
  type Shortcut,
  shortcutPrograms,
} from "./programs.ts";

const program = (id: number, differences: Partial<Program> = {}) =>
  programOf(id, { highPriority: true, ...differences });

const featuredIds = (programs: Program[], termed = false) =>
  featuredPrograms({ programs, termed }).map(({ id }) => id);

test("DATA-25 the known program IDs", () => {
  expect(PROGRAM_IDS).toEqual({
    callANurse: 13,
    hearing: 17,
    healthTools: 20,
    passportDental: 27,
    dentalCostEstimator: 33,
    navitus: 37,
  });
});

test("CONST-07 CONST-08 the limits of programs and their names", () => {
  expect([FEATURED_LIMIT, HOME_PROGRAM_LIMIT, PROGRAM_NAME_LIMIT]).toEqual([5, 6, 55]);
});

test("TILE-37 featured programs are of high priority and enrolled only", () => {
  const programs = [
    program(1),
    program(2, { highPriority: false }),
    program(3, { eligible: false }),
    program(4),
  ];
  expect(featuredIds(programs)).toEqual([1, 4]);
});

test("TILE-38 a termed member has no featured programs", () => {
  expect(featuredIds([program(1), program(2)], true)).toEqual([]);
});

test.each([
  [
    "by number, not as text",
    [
      [1, 10],
      [2, 9],
      [3, 1],
    ],
    [3, 2, 1],
  ],
  [
    "without an order last",
    [
      [1, null],
      [2, 3],
      [3, 0],
    ],
    [3, 2, 1],
  ],
  [
    "equals as given",
    [
      [5, 1],
      [4, 1],
      [3, null],
      [2, null],
    ],
    [5, 4, 3, 2],
  ],
  [
    "negative orders first",
    [
      [1, 0],
      [2, -1],
    ],
    [2, 1],
  ],
] satisfies [string, [number, number | null][], number[]][])(
  "TILE-39 featured programs are sorted by displayOrder: %s",
  (_case, orders, ids) => {
    const programs = orders.map(([id, displayOrder]) => program(id, { displayOrder }));
    expect(featuredIds(programs)).toEqual(ids);
    expect(programs.map(({ id }) => id)).toEqual(orders.map(([id]) => id));
  },
);

test("TILE-40 T-01 featured programs are the first five of those that qualify", () => {
  const programs = [8, 7, 6, 5, 4, 3, 2, 1].map((id) => program(id, { eligible: id !== 2 }));
  expect(featuredIds(programs)).toEqual([1, 3, 4, 5, 6]);
});

const both: Shortcut[] = [
  { shortcut: "ebill" },
  { shortcut: "outline-of-coverage", url: "https://documents.example/ooc.pdf" },
];

test("HOME-45 T-01 home shows at most six enrolled programs, and the shortcuts on top", () => {
  const programs = Array.from({ length: 8 }, (_, n) => program(n + 1));
  const shown = homePrograms({ programs, termed: false, shortcuts: both });
  expect(shown.programs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(shown.programs.length).toBeLessThanOrEqual(HOME_PROGRAM_LIMIT);
  expect(shown.shortcuts).toEqual(both);
});

test("HOME-45 a termed member's home has no programs, only what shortcuts remain", () => {
  const shown = homePrograms({ programs: [program(1)], termed: true, shortcuts: both.slice(1) });
  expect(shown).toEqual({ programs: [], shortcuts: both.slice(1) });
});

test("HOME-45 a program named eBill makes room for the next while its shortcut shows", () => {
  const programs = [program(1, { name: "eBill" }), ...[2, 3, 4, 5, 6].map((id) => program(id))];
  const ids = (shortcuts: Shortcut[]) =>
    homePrograms({ programs, termed: false, shortcuts }).programs.map(({ id }) => id);
  expect(ids(both)).toEqual([2, 3, 4, 5, 6]);
  expect(ids([])).toEqual([1, 2, 3, 4, 5]);
});

const url = "https://documents.example/ooc.pdf";
const member = { providence: false, hasEbill: true, termed: false, outlineOfCoverageUrl: url };
const shortcutNames = (differences: Partial<typeof member>) =>
  shortcutPrograms({ ...member, ...differences }).map(({ shortcut }) => shortcut);

test("MENU-29 MENU-32 the shortcuts are eBill and Outline of Coverage with its URL", () => {
  const expected = [{ shortcut: "ebill" }, { shortcut: "outline-of-coverage", url }];
  expect(shortcutPrograms(member)).toEqual(expected);
});

test("MENU-30 MENU-31 eBill is hidden from a member without it and from a termed one", () => {
  expect(shortcutNames({ hasEbill: false })).toEqual(["outline-of-coverage"]);
  expect(shortcutNames({ termed: true })).toEqual(["outline-of-coverage"]);
});

test.each([null, "", "  ", "null", "/documents/ooc.pdf", "javascript:alert(1)"])(
  "MENU-33 Outline of Coverage is hidden when its URL is %j",
  (outlineOfCoverageUrl) => {
    const shortcuts = shortcutPrograms({ ...member, outlineOfCoverageUrl });
    expect(shortcuts).toEqual([{ shortcut: "ebill" }]);
  },
);

test("MENU-46 Providence has no shortcuts", () => {
  expect(shortcutNames({ providence: true })).toEqual([]);
});

test("for ROLE-19: programs are visible everywhere but on Providence", () => {
  expect(programsVisible({ providence: false })).toBe(true);
  expect(programsVisible({ providence: true })).toBe(false);
});

test.each([
  ["60 characters", "x".repeat(60), "x".repeat(55)],
  ["56 characters", `${"x".repeat(55)}y`, "x".repeat(55)],
  ["55 characters", "x".repeat(55), "x".repeat(55)],
  ["a short name", "Health tools", "Health tools"],
  ["no name", "", ""],
  ["characters of two code units", "🦷".repeat(60), "🦷".repeat(55)],
  ["such a character at the cut", `${"x".repeat(54)}🦷y`, `${"x".repeat(54)}🦷`],
])("TILE-22 T-41 CONST-08 a name is cut at 55 characters: %s", (_case, name, cut) => {
  expect(truncateName(name)).toBe(cut);
});
