import { expect, test } from "vitest";
import { findSection, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const panelOf = ({ document }: Page) => findSection(document, "Where you stand");
/** The rows of the panel: what it is, what is left of what. */
const rowsOf = (page: Page) =>
  panelOf(page)
    ?.querySelectorAll("li")
    .map((row) => [textOf(row.querySelector("h3")), textOf(row.querySelector("p"))]) ?? [];

const PAGES: Readonly<Record<string, readonly [path: string, id: string]>> = {
  "Medical deductible": ["/benefits/medical", "deductible"],
  "Medical out-of-pocket maximum": ["/benefits/medical", "out-of-pocket-maximum"],
  "Dental annual limit": ["/benefits/dental", "annual-limit"],
};

test.each(["sub", "dep-adult"])(
  "NOW-01 the amounts on home of %s are those of the benefits pages, to the cent",
  async (persona) => {
    const rows = rowsOf(await world.see(persona, "/home"));
    expect(rows).toHaveLength(3);
    for (const [title = "", left] of rows) {
      const [path = "", id] = PAGES[title] ?? [];
      const benefits = await world.see(persona, path);
      const side = benefits.document.querySelector(
        `#${id} .standing__side:not(.standing__side--family)`,
      );
      expect([title, left]).toEqual([title, textOf(side?.querySelectorAll("p")[1])]);
    }
  },
);

test("NOW-01 the panel stands before the claims, has its day, and links to the benefits", async () => {
  const page = await world.see("sub", "/home");
  expect(rowsOf(page).map(([title]) => title)).toEqual(Object.keys(PAGES));
  const panel = panelOf(page);
  expect(textOf(panel)).toContain("As of 11/21/2026. Only claims already processed are counted.");
  expect(textOf(panel)).toMatch(/In network\. Family: \$[\d,.]+ left of \$2,250\.00/);
  expect(panel?.querySelector("a")?.getAttribute("href")).toBe("/benefits");
  const heads = page.document.querySelectorAll("main h2").map(textOf);
  expect(heads.indexOf("Where you stand")).toBe(heads.indexOf("Your recent claims") - 1);
});

test.each([
  ["term", HOST.carrier],
  ["hpp", HOST.partner],
])(
  "NOW-01 home of %s at %s has no panel: no current plan, or a limit tile in its place",
  async (persona, host) => {
    const page = await world.see(persona, "/home", host);
    expect([page.status, panelOf(page)]).toEqual([200, undefined]);
  },
);

test.each([{ status: 500 }, { body: [] }])(
  "NOW-01 with the answer %j to benefits/limits home has no panel, and all else",
  async (fault) => {
    await world.fault({ path: "benefits/limits", ...fault });
    const page = await world.see("sub", "/home");
    expect([page.status, panelOf(page)]).toEqual([200, undefined]);
    expect(page.text).toContain("Your recent claims");
  },
);
