import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { PROGRAM_IDS } from "../programs/programs.ts";
import { claimsMenu } from "./claims.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { expected, onEveryBrand, type Persona, personas } from "./personas.fixture.ts";

test.each([
  ["sub", "claims-list claims-eobs"],
  ["dep-adult", "claims-list"],
  ["dep-minor", "claims-list"],
  ["term", "claims-list claims-eobs claims-pharmacy"],
  ["noelig", ""],
  ["future", "claims-list claims-eobs"],
  ["nav", "claims-list claims-eobs claims-pharmacy"],
  ["ma", "claims-list claims-eobs"],
] satisfies [Persona, string][])(
  "MENU-18 MENU-19 MENU-20 MENU-41 the claims menu of %s on every brand",
  (persona, menu) => {
    expect(onEveryBrand(persona, claimsMenu)).toEqual(expected(menu));
  },
);

const sub: MenuFacts = personas.sub;
const inWords = (differences: Partial<MenuFacts>) =>
  claimsMenu({ ...sub, ...differences }).map(({ id, target }) => [menuText[id], target]);

test("MENU-18 Claims leads to /claims", () => {
  expect(inWords({})[0]).toEqual(["Claims", "/claims"]);
});

test("MENU-19 EOBs leads to /eobs, for subscribers only, minors no exception", () => {
  expect(inWords({})[1]).toEqual(["EOBs", "/eobs"]);
  for (const minor of [false, true]) {
    expect(inWords({ subscriber: false, minor, hasPharmacyProgram: true })).toEqual([
      ["Claims", "/claims"],
      ["Pharmacy", "/navitus"],
    ]);
  }
});

test("MENU-20 Pharmacy leads to /navitus, only where the Navitus program is present", () => {
  const listed = (ids: readonly number[]) =>
    inWords({ hasPharmacyProgram: ids.includes(PROGRAM_IDS.navitus) });
  expect(listed([20, 37])).toContainEqual(["Pharmacy", "/navitus"]);
  expect(listed([20, 27])).not.toContainEqual(["Pharmacy", "/navitus"]);
});
