import { expect, test } from "vitest";
import { programs } from "#server/gateway/calls/programs.ts";
import { answerOf, programAnswer } from "#tests/harness/gateway-answers.ts";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { tiles } from "./home-page.ts";

const world = useWorld();

type Program = ReturnType<typeof programAnswer>;
const home = async (persona: string, host: string = HOST.carrier) =>
  (await world.enter(persona, host)).open("/home");
/** The tiles of a member while the gateway has these programs, and neither shortcut. */
async function tilesWith(given: Program[], persona = "sub") {
  await world.mend();
  await world.fault(
    { path: "programs", body: given },
    { path: "ebill/hasEbill", body: false },
    { path: "handbook/ooc", body: "" },
  );
  return tiles(await home(persona));
}
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => programAnswer(100 + place));
const ENDPOINT = { url: "https://programs.example.test/x", urlDocumentType: "ENDPOINT" };

test("HOME-45 TILE-40 CONST-07 T-01 of eight high-priority programs the first five are shown", async () => {
  expect((await tilesWith(many(8))).map(({ name }) => name)).toEqual(
    [100, 101, 102, 103, 104].map((id) => `Program ${id}`),
  );
});

test("HOME-45 CONST-07 T-01 the shortcuts come on top of the five, behind them", async () => {
  await world.fault({ path: "programs", body: many(8) });
  const names = tiles(await home("sub")).map(({ name }) => name);
  expect(names).toHaveLength(7);
  expect(names.slice(5)).toEqual(["eBill", "Outline of Coverage"]);
});

test("HOME-45 TILE-37 only programs of high priority, and only those enrolled in", async () => {
  const shown = await tilesWith([
    programAnswer(1, { highPriority: false }),
    programAnswer(2, { eligible: false }),
    programAnswer(3),
  ]);
  expect(shown.map(({ name }) => name)).toEqual(["Program 3"]);
});

test("TILE-38 a termed member has none of them", async () => {
  expect(await tilesWith(many(3), "term")).toEqual([]);
  const given = await answerOf(world, "term", programs);
  expect(given.some(({ eligible, highPriority }) => eligible && highPriority)).toBe(true);
});

test("TILE-39 they stand by display order, one without an order last", async () => {
  const orders = [3, null, 1, 2];
  const given = orders.map((displayOrder, id) => programAnswer(id + 1, { displayOrder }));
  const shown = await tilesWith(given);
  expect(shown.map(({ href }) => href)).toEqual(
    [3, 4, 1, 2].map((id) => `/benefits/programs/${id}`),
  );
});

test("HOME-47 the section leads to all programs", async () => {
  const page = await home("sub");
  const section = sectionOf(page.document, "Programs");
  const link = section.querySelector('a[href="/benefits/programs"]');
  expect(textOf(link)).toBe("View all programs");
});

test("HOME-47 without any program the section says so and still leads on", async () => {
  expect(await tilesWith([])).toEqual([]);
  const section = sectionOf((await home("sub")).document, "Programs");
  expect(textOf(section)).toContain("You have no featured programs right now.");
  expect(section.querySelector('a[href="/benefits/programs"]')).not.toBeNull();
});

test("MENU-29 MENU-30 the eBill tile is there only for a member with eBill", async () => {
  const names = async () => tiles(await home("sub")).map(({ name }) => name);
  expect(await names()).toContain("eBill");
  await world.fault({ path: "ebill/hasEbill", body: false });
  expect(await names()).not.toContain("eBill");
});

test("MENU-31 a termed member has no eBill tile, with or without eBill", async () => {
  await world.fault({ path: "ebill/*", body: true });
  expect(tiles(await home("term")).map(({ name }) => name)).not.toContain("eBill");
});

test("MENU-32 Outline of Coverage leads to the address of handbook/ooc, in a new tab", async () => {
  await world.fault({ path: "handbook/ooc", body: "https://documents.example.test/mine.pdf" });
  const tile = tiles(await home("sub")).find(({ name }) => name === "Outline of Coverage");
  expect([tile?.href, tile?.newTab]).toEqual(["https://documents.example.test/mine.pdf", true]);
});

test.each(["", "  ", "javascript:alert(1)", "/handbook.pdf"])(
  "MENU-33 where handbook/ooc answers %j there is no such tile",
  async (body) => {
    await world.fault({ path: "handbook/ooc", body });
    expect(tiles(await home("sub")).map(({ name }) => name)).not.toContain("Outline of Coverage");
  },
);

test("MENU-46 ROLE-19 Providence has no programs, no shortcut and no way to all programs", async () => {
  const page = await home("prov", HOST.providence);
  expect(page.status).toBe(200);
  expect(tiles(page)).toEqual([]);
  expect(page.text).not.toMatch(/Programs|eBill|Outline of Coverage/);
  expect(linksOf(page, "body").some(([, href]) => href.startsWith("/benefits/programs"))).toBe(
    false,
  );
});

test("TILE-11 digital claims opens the configured form in a new tab", async () => {
  const [tile] = await tilesWith([programAnswer(48, { name: "Digital claims", ...ENDPOINT })]);
  expect([tile?.href, tile?.newTab]).toEqual(["https://forms.example.test/digital-claims", true]);
});

test("TILE-12 MENU-29 a program named eBill is a way to eBill, and not shown twice", async () => {
  await world.fault({ path: "programs", body: [programAnswer(51, { name: "eBill" })] });
  const shown = tiles(await home("sub")).filter(({ name }) => name === "eBill");
  expect(shown).toHaveLength(1);
  expect(shown[0]?.ebill).toBe(true);
});

test.each([
  [{ id: 27, name: "Passport Dental" }, "/passport-dental"],
  [{ id: 47, name: "Find a dentist" }, "/find-care/find-a-dentist"],
  [{ id: 20, name: "Health tools" }, "/benefits/programs/20"],
])(
  "TILE-16 TILE-17 TILE-19 T-24 the program %j is on the dashboard at %s",
  async (program, href) => {
    const [tile] = await tilesWith([programAnswer(program.id, program)]);
    expect([tile?.href, tile?.newTab]).toEqual([href, false]);
  },
);

test("TILE-20 TILE-21 a program that lives elsewhere is a link to its url, in a new tab", async () => {
  const [endpoint, plain] = await tilesWith([
    programAnswer(27, ENDPOINT),
    programAnswer(61, { url: "https://programs.example.test/y", urlDocumentType: "HTML" }),
  ]);
  expect([endpoint?.href, endpoint?.newTab]).toEqual(["https://programs.example.test/x", true]);
  expect([plain?.href, plain?.newTab]).toEqual(["https://programs.example.test/y", true]);
});

test("TILE-20 a url that is no web address never becomes a link", async () => {
  const urls = ["javascript:alert(1)", "//evil.example.test", "data:text/html,x", "/relative"];
  const shown = await tilesWith(urls.map((url, id) => programAnswer(id + 1, { url })));
  expect(shown.map(({ href }) => href)).toEqual(
    [1, 2, 3, 4].map((id) => `/benefits/programs/${id}`),
  );
});

test("TILE-22 CONST-08 T-41 a name is cut to 55 characters for the eye and whole for the ear", async () => {
  const long = `${"x".repeat(54)}yz and more`;
  const [cut, whole] = await tilesWith([
    programAnswer(1, { name: long }),
    programAnswer(2, { name: "w".repeat(55) }),
  ]);
  expect(cut?.name).toBe(`${"x".repeat(54)}y`);
  expect(cut?.heard).toBe(long);
  expect([whole?.name, whole?.heard]).toEqual(["w".repeat(55), "w".repeat(55)]);
});
