import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { accountMenu } from "./account.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { personas } from "./personas.fixture.ts";

const titles = (differences: Partial<MenuFacts> = {}) =>
  accountMenu({ ...personas.sub, ...differences }).map(({ id }) => menuText[id]);

test("S-05 after the six come our own pages, which staff who act for the member do not have", () => {
  const ours = ["Download my data", "Communication choices"];
  expect(titles().slice(-3)).toEqual(["Help center", ...ours]);
  expect(titles({ acting: true, staffRole: "logInAsAnyone" }).at(-1)).toBe("Help center");
  // Staff on their own account are members like others.
  expect(titles({ staffRole: "logInAsAnyone" }).slice(-2)).toEqual(ours);
  expect(titles({ hasCommunicationChoices: false }).slice(-2)).toEqual(["Help center", ours[0]]);
});
