import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { showsPrimaryCareLink } from "../care/primary-care.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { findCareMenu } from "./find-care.ts";
import { brands, expected, onEveryBrand, type Persona, personas } from "./personas.fixture.ts";

const both = "find-care-resources find-care-primary-care";

test.each([
  ["sub", both, "find-care-dentist"],
  ["dep-adult", both, "find-care-dentist"],
  ["dep-minor", both, "find-care-dentist"],
  ["bare", "find-care-resources", "find-care-dentist"],
  ["term", "", ""],
  ["noelig", "", ""],
  ["future", both, "find-care-dentist"],
  ["ma", both, "find-care-dentist"],
] satisfies [Persona, string, string][])(
  "MENU-16 MENU-17 MENU-45 T-24 the find care menu of %s on every brand",
  (persona, main, providence) => {
    expect(onEveryBrand(persona, findCareMenu)).toEqual(expected(main, main, providence));
  },
);

const sub: MenuFacts = personas.sub;
const inWords = (facts: MenuFacts) =>
  findCareMenu(facts).map(({ id, target }) => [menuText[id], target]);

test("MENU-16 Find care resources leads to /find-care/resources", () => {
  expect(inWords(sub)[0]).toEqual(["Find care resources", "/find-care/resources"]);
});

test.each([
  ["the subscriber has selections", true, false, false, true],
  ["the member has a selection", false, true, false, true],
  ["the eligibility call says yes", false, false, true, true],
  ["none of the three", false, false, false, false],
])(
  "MENU-17 ELIG-11 Primary care is there when the member qualifies: %s",
  (_case, subscriberHasSelections, memberHasSelection, eligible, shown) => {
    const reasons = { subscriberHasSelections, memberHasSelection, eligible };
    const menu = inWords({ ...sub, primaryCareShown: showsPrimaryCareLink(reasons) });
    const entry = ["Primary care", "/find-care/primary-care"];
    expect(menu.slice(1)).toEqual(shown ? [entry] : []);
  },
);

test("MENU-45 T-24 Providence has Find-a-dentist alone, and no other brand has it", () => {
  const { providence, ...others } = brands;
  expect(inWords({ ...sub, flags: providence })).toEqual([
    ["Find-a-dentist", "/find-care/find-a-dentist"],
  ]);
  for (const flags of Object.values(others)) {
    expect(findCareMenu({ ...sub, flags }).map(({ id }) => id)).not.toContain("find-care-dentist");
  }
});
