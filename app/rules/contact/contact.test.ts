import { expect, test } from "vitest";
import {
  contactDirectory,
  listContactBlocks,
  listHelpTopics,
  ownContactLines,
  type ContactLine,
  type ContactChannels,
} from "./contact.ts";

const NONE: ContactChannels = { phone: null, emails: [] };
const ring = (phone: string): ContactChannels => ({ phone, emails: [] });

/** Every line with the channels for its place. */
const linesWith = (
  at: (place: number) => ContactChannels,
): Record<ContactLine, ContactChannels> => ({
  support: at(0),
  medical: at(1),
  dental: at(2),
  pharmacy: at(3),
  oebb: at(4),
  pebb: at(5),
  medicareAdvantage: at(6),
  medicarePharmacy: at(7),
  medicareService: at(8),
});
const ALL = linesWith((place) => ring(`555-010${place}`));
const NOTHING = linesWith(() => NONE);

const others = { medicareOriented: false };
const medicare = { medicareOriented: true };

test.each([
  ["CONTACT-05 CONST-26 block", 0, "support", "555-0100", "support"],
  ["CONTACT-06 CONST-26 block", 1, "medical", "555-0101", "support"],
  ["CONTACT-07 CONST-26 block", 2, "dental", "555-0102", "support"],
  ["CONTACT-08 CONST-26 block", 3, "pharmacy", "555-0103", "support"],
  ["CONTACT-09 CONST-26 block", 4, "oebb", "555-0104", "support"],
  ["CONTACT-10 CONST-26 block", 5, "pebb", "555-0105", "support"],
  ["CONTACT-11 CONST-27 block", 6, "medicareAdvantage", "555-0106", "medicareLines"],
  ["CONTACT-12 CONST-27 block", 7, "medicarePharmacy", "555-0107", "medicareLines"],
  ["CONTACT-13 block", 8, "tty", "711", null],
])("%s %i of most domains is the line %s, phone %s, hours %s", (_rows, place, ...block) => {
  const blocks = listContactBlocks(others, ALL);
  expect(blocks.map(({ line, phone, hours }) => [line, phone, hours])[place]).toEqual(block);
  expect(blocks).toHaveLength(9);
  expect(blocks.at(-1)).toMatchObject({ line: "tty", emails: [] });
});

test("CONTACT-04 CONST-28 the Medicare-oriented domain has exactly two blocks", () => {
  const blocks = listContactBlocks(medicare, ALL);
  expect(blocks.map(({ line, phone, hours }) => [line, phone, hours])).toEqual([
    ["support", "555-0100", "support"],
    ["medicareService", "555-0108", "medicareService"],
  ]);
});

test.each(Object.keys(ALL))("CONTACT-17 S-29 the line %s has no block without channels", (line) => {
  for (const flags of [others, medicare]) {
    const shown = (channels: typeof ALL) => listContactBlocks(flags, channels).map((it) => it.line);
    expect(shown({ ...ALL, [line]: NONE })).toEqual(shown(ALL).filter((it) => it !== line));
  }
});

test("CONTACT-07 CONTACT-13 CONTACT-17 an e-mail address is enough for a block; TTY always has one", () => {
  const emails = [
    { address: "a@carrier.example", region: "alaska" },
    { address: "o@carrier.example", region: "oregon" },
  ] as const;
  const blocks = listContactBlocks(others, { ...ALL, dental: { phone: null, emails } });
  const expected = { line: "dental", phone: null, emails, hours: "support" };
  expect(blocks.find(({ line }) => line === "dental")).toEqual(expected);
  expect(listContactBlocks(others, NOTHING).map(({ line }) => line)).toEqual(["tty"]);
  expect(listContactBlocks(medicare, NOTHING)).toEqual([]);
});

test.each([
  [["medical", "dental", "vision", "pharmacy"], false, "medical dental pharmacy"],
  [["dental", "dental"], false, "dental"],
  [["vision"], false, ""],
  [["pharmacy", "medical"], true, "medicareAdvantage medicarePharmacy"],
  [[], true, ""],
] as const)(
  "S-04 a member with plans in %j (of Medicare: %s) has the contact lines %s",
  (categories, medicare, lines) => {
    expect(ownContactLines(categories, { medicare }).join(" ")).toBe(lines);
  },
);

const linesOf = (blocks: readonly { readonly line: string }[]) =>
  blocks.map(({ line }) => line).join(" ");

test("S-04 CONTACT-05 CONTACT-13 a member's own lines come first, with support and TTY; all others follow", () => {
  const blocks = listContactBlocks(others, ALL);
  const directory = contactDirectory(blocks, ["medical", "pharmacy"]);
  expect(linesOf(directory.own)).toBe("medical pharmacy support tty");
  expect(linesOf(directory.others)).toBe("dental oebb pebb medicareAdvantage medicarePharmacy");
  const bare = contactDirectory(listContactBlocks(others, { ...ALL, medical: NONE }), ["medical"]);
  expect(linesOf(bare.own)).toBe("support tty");
  expect(linesOf(contactDirectory(listContactBlocks(medicare, ALL), ["medical"]).own)).toBe(
    "support medicareService",
  );
  const { own, others: rest } = contactDirectory(listContactBlocks(others, ALL), []);
  expect(linesOf(own)).toBe("support medical dental pharmacy tty");
  expect(linesOf(rest)).toBe("oebb pebb medicareAdvantage medicarePharmacy");
});

test.each([
  [false, false, ["id-card", "handbooks"]],
  [true, false, []],
  [false, true, ["id-card"]],
  [true, true, []],
])(
  "ROUTE-27 S-04 a member (termed: %s, of Providence: %s) is offered the help topics %j",
  (termed, providence, topics) => {
    const hidden = { termed, providence, hasCommunicationChoices: false };
    expect(listHelpTopics(hidden)).toEqual(topics);
    const shown = listHelpTopics({ ...hidden, hasCommunicationChoices: true });
    expect(shown).toEqual([...topics, "communication-choices"]);
  },
);
