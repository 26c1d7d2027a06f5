import { expect, test } from "vitest";
import { accountMenu } from "./account.ts";
import { personas } from "./personas.fixture.ts";
import { settingsMenu } from "./settings.ts";

test("S-03 ROUTE-71 the account menus lead to /id-card, but for termed members, whom it sends home", () => {
  const entry = {
    id: "id-cards",
    target: "/id-card",
    children: [],
    beyondSpecification: "§2 lists the section /id-card and no entry that leads to it",
  };
  for (const menu of [accountMenu, settingsMenu]) {
    for (const facts of [personas.sub, personas["dep-adult"], personas.future]) {
      expect(menu(facts)).toContainEqual(entry);
    }
    for (const facts of [personas.term, personas.noelig]) {
      expect(menu(facts).map(({ id }) => id)).not.toContain("id-cards");
    }
  }
});
