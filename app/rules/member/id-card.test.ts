import { expect, test } from "vitest";
import { words } from "../words.fixture.ts";
import {
  findCardName,
  idCardAction,
  idCardFilename,
  idCardPdfPath,
  listShownCards,
} from "./id-card.ts";

test.each([
  [false, "download", [1]],
  [false, "more-options", [0, 2, 5]],
  [true, "none", [0, 1, 2]],
])("HOME-44 T-40 a member termed %s has the ID card action %s with %j eligible cards", (...row) => {
  const [termed, action, counts] = row;
  const actions = counts.map((eligibleCards) => idCardAction({ termed, eligibleCards }));
  expect(actions).toEqual(counts.map(() => action));
});

test("an ID card's file name and path have its suffix and category, and no personal data", () => {
  expect(idCardFilename({ suffix: 0, category: "M" }, "id-card", "html")).toBe("id-card-00-m.html");
  expect(idCardFilename({ suffix: 3, category: "D" }, "id-card", "pdf")).toBe("id-card-03-d.pdf");
  expect(idCardFilename({ suffix: 12, category: "X" }, "id-card", "pdf")).toBe("id-card-12-x.pdf");
  const path = "/resource-download/id-card.pdf?suffix=3&category=D";
  expect(idCardPdfPath({ suffix: 3, category: "D" })).toBe(path);
});

test("a card is named by a suffix and a category, in their exact spelling", () => {
  expect(findCardName("0", "M")).toEqual({ suffix: 0, category: "M" });
  expect(findCardName("3", "D")).toEqual({ suffix: 3, category: "D" });
  expect(findCardName("12", "V")).toEqual({ suffix: 12, category: "V" });
  expect(findCardName("9999", "X")).toEqual({ suffix: 9999, category: "X" });
  const suffixes = [...words("00 01 -1 1.0 1e1 ٣ 10000"), " 1", "1\n", "", undefined];
  expect(suffixes.filter((suffix) => findCardName(suffix, "M") !== undefined)).toEqual([]);
  const categories = ["m", "U", "MD", "", undefined];
  expect(categories.filter((category) => findCardName("0", category) !== undefined)).toEqual([]);
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

test("IDCARD-05 eligible cards are listed by member and category, each once", () => {
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

test("a card belongs to the member who has both its key and its suffix", () => {
  expect(listShownCards([row(0, "M", { memberKey: "K1" })], [member(0), member(1)])).toEqual([]);
});
