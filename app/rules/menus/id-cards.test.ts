import { expect, test } from "vitest";
import { accountMenu } from "./account.ts";
import { everyCase, flat, menusByPlace } from "./every-case.fixture.ts";
import { personas, specified } from "./personas.fixture.ts";
import { settingsMenu } from "./settings.ts";

test("S-03 the account menus lead to /id-card, and say that the specification has no such entry", () => {
  const entry = {
    id: "id-cards",
    target: "/id-card",
    children: [],
    beyondSpecification: "§2 lists the section /id-card and no entry that leads to it",
  };
  for (const menu of [accountMenu, settingsMenu]) {
    expect(menu(personas.sub)).toContainEqual(entry);
    expect(menu(personas["dep-adult"])).toContainEqual(entry);
    expect(menu(personas.future)).toContainEqual(entry);
  }
});

test("ROUTE-71 not for termed members, whom the page sends home", () => {
  for (const menu of [accountMenu, settingsMenu]) {
    for (const facts of [personas.term, personas.noelig]) {
      expect(menu(facts).map(({ id }) => id)).not.toContain("id-cards");
    }
  }
});

test("with the documents, the download and the choices it is all that goes beyond the specification", () => {
  const beyond = new Set(
    everyCase.flatMap((facts) =>
      Object.values(menusByPlace(facts)).flatMap((items) => {
        const kept = new Set(flat(specified(items)).map(({ id }) => id));
        return flat(items).flatMap(({ id }) => (kept.has(id) ? [] : [id]));
      }),
    ),
  );
  const expected = ["account-communication-choices", "account-download", "documents", "id-cards"];
  expect([...beyond].toSorted()).toEqual(expected);
});
