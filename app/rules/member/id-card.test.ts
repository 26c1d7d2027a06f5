import { expect, test } from "vitest";
import {
  findCardName,
  idCardAction,
  idCardFilename,
  idCardPdfPath,
  listShownCards,
} from "./id-card.ts";

test.each([
  [false, 1, "download"],
  [false, 0, "more-options"],
  [false, 2, "more-options"],
  [false, 5, "more-options"],
  [true, 0, "none"],
  [true, 1, "none"],
  [true, 2, "none"],
])("HOME-43 HOME-44 T-40 termed %s with %i eligible cards: %s", (termed, eligibleCards, action) => {
  expect(idCardAction({ termed, eligibleCards })).toBe(action);
});

test("S-03 a file tells which card of the family it is, and nothing about anybody", () => {
  expect(idCardFilename({ suffix: 0, category: "M" }, "id-card", "html")).toBe("id-card-00-m.html");
  expect(idCardFilename({ suffix: 3, category: "D" }, "id-card", "pdf")).toBe("id-card-03-d.pdf");
  expect(idCardFilename({ suffix: 12, category: "X" }, "id-card", "pdf")).toBe("id-card-12-x.pdf");
  const path = "/resource-download/id-card.pdf?suffix=3&category=D";
  expect(idCardPdfPath({ suffix: 3, category: "D" })).toBe(path);
});

test.each([
  ["0", "M", { suffix: 0, category: "M" }],
  ["3", "D", { suffix: 3, category: "D" }],
  ["12", "V", { suffix: 12, category: "V" }],
  ["9999", "X", { suffix: 9999, category: "X" }],
])("S-03 %s and %s name a card", (suffix, category, name) => {
  expect(findCardName(suffix, category)).toEqual(name);
});

test.each([
  ["00", "M"],
  ["01", "M"],
  ["-1", "M"],
  ["1.0", "M"],
  ["1e1", "M"],
  [" 1", "M"],
  ["1\n", "M"],
  ["٣", "M"],
  ["10000", "M"],
  ["", "M"],
  [undefined, "M"],
  ["0", "m"],
  ["0", "U"],
  ["0", "MD"],
  ["0", ""],
  ["0", undefined],
])("S-03 %j and %j name none", (suffix, category) => {
  expect(findCardName(suffix, category)).toBeUndefined();
});

const row = (suffix: number, category: "M" | "D" | "V" | "X", more = {}) => ({
  memberKey: `K${suffix}`,
  suffix,
  category,
  eligible: true,
  ...more,
});
const member = (memberSuffix: number) => ({ memberKey: `K${memberSuffix}`, memberSuffix });
const namesOf = (shown: ReturnType<typeof listShownCards>) =>
  shown.map((each) => [
    each.member.memberSuffix,
    each.cards.map(({ category }) => category).join(""),
  ]);

test("S-03 IDCARD-05 the eligible cards by member and category, each once", () => {
  const cards = [
    row(1, "D"),
    row(0, "X"),
    row(0, "M"),
    row(0, "M"),
    row(1, "M", { eligible: false }),
    row(2, "V", { eligible: false }),
    row(7, "M"),
  ];
  const members = [member(0), member(1), member(2)];
  expect(namesOf(listShownCards(cards, members))).toEqual([
    [0, "MX"],
    [1, "D"],
  ]);
  expect(namesOf(listShownCards(cards, members.toReversed()))).toEqual([
    [1, "D"],
    [0, "MX"],
  ]);
  expect(listShownCards([], members)).toEqual([]);
  expect(listShownCards(cards, [])).toEqual([]);
});

test("S-03 a card is only whose key and suffix both are", () => {
  expect(listShownCards([row(0, "M", { memberKey: "K1" })], [member(0), member(1)])).toEqual([]);
});
