import { expect, test } from "vitest";
import { programs } from "#server/gateway/calls/care/programs.ts";
import { answerOf, claimAnswer, programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { type Fault, HOST } from "#tests/harness/world/world.ts";
import { claimRows, headings, pressEob, tiles } from "./home-page.ts";

const world = useWorld();

const pressed = (browser: Parameters<typeof pressEob>[1], claimId: string) =>
  pressEob(world, browser, "/home", { claimId });

const NOT_FOUND = { way: [303, "/error/404"], asked: [] };

// Which programs are featured, their links and their icons: app/rules/programs.
type Program = ReturnType<typeof programAnswer>;

const noShortcuts: Fault[] = [
  { path: "ebill/hasEbill", body: false },
  { path: "handbook/ooc", body: "" },
];

/** Home of a member with these programs from the gateway. */
async function homeWith(given: Program[], more: Fault[] = noShortcuts, persona = "sub") {
  await world.fault({ path: "programs", body: given }, ...more);
  const page = await world.see(persona, "/home");
  expect([page.status, headings(page).includes("Your recent claims")]).toEqual([200, true]);
  return page;
}

const named = async (...given: Parameters<typeof homeWith>) =>
  tiles(await homeWith(...given)).map(({ name }) => name);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => programAnswer(100 + index));

const FIVE = many(5).map(({ name }) => name);

test("HOME-35 T-32 the EOB button asks v2/eobs by claim ID alone and leads to the document", async () => {
  const { browser, page } = await world.openAs("sub", "/home");
  const row = claimRows(page).find(({ eobOf }) => eobOf !== undefined);
  const button = page.document.querySelector('button[name="intent"][value="eob"]');
  expect(button?.textContent).toMatch(/^View EOB for the medical claim, .+, \d\d\/\d\d\/\d{4}$/);
  const own = await pressed(await world.enter("sub"), row?.eobOf ?? "");
  expect(own.way).toEqual([303, expect.stringMatching(/^\/eobs\/EOB\d+$/)]);
  await world.fault({ path: "v2/eobs", body: { content: [{ documentId: "DOC 1/A" }] } });
  const { way, asked } = await pressed(browser, row?.eobOf ?? "");
  expect([way, asked]).toEqual([[303, "/eobs/DOC%201%2FA"], [{ claimId: row?.eobOf }]]);
});

test("HOME-36 T-08 without a document, or with one without an ID, the EOB button leads to the error page", async () => {
  const claims = { path: "claims/medical", body: { content: [claimAnswer("m1")] } };
  for (const content of [[], [{ documentId: null }]]) {
    const browser = await world.enter("sub");
    const { way, asked } = await world.during(
      [claims, { path: "v2/eobs", body: { content } }],
      () => pressed(browser, "m1"),
    );
    expect([way, asked.length]).toEqual([[303, "/error/404"], 1]);
  }
});

test("HOME-36 a claim ID that is not among the member's recent claims is not found, and v2/eobs is not asked", async () => {
  const theirs = claimRows(await world.see("ma", "/home")).flatMap(({ eobOf }) => eobOf ?? []);
  expect(theirs).not.toEqual([]);
  const browser = await world.enter("sub");
  const shown = claimRows(await browser.open("/home")).map(({ eobOf }) => eobOf);
  const others = ["26000010004", "26000020001", "made-up", "", "../account", "*"];
  for (const claimId of [...others, ...theirs]) {
    expect(shown).not.toContain(claimId);
    expect(await pressed(browser, claimId)).toEqual(NOT_FOUND);
  }
});

test("HOME-34 the EOB of a dependent's claim, or of a claim of another status, is not found", async () => {
  await world.fault({
    path: "claims/medical",
    body: { content: [claimAnswer("m1"), claimAnswer("m2", { claimStatusCode: "01" })] },
  });
  expect(await pressed(await world.enter("dep-adult"), "m1")).toEqual(NOT_FOUND);
  expect(await pressed(await world.enter("sub"), "m2")).toEqual(NOT_FOUND);
});

test("HOME-35 a claim ID that is posted as a file is not found", async () => {
  const browser = await world.enter("sub");
  const body = new FormData();
  body.append("intent", "eob");
  body.append("claimId", new File(["26000010001"], "claim.txt"));
  const response = await browser.send("/home", { method: "POST", body });
  expect(response.headers.get("location")).toBe("/error/404");
});

test("HOME-45 TILE-37 TILE-39 TILE-40 CONST-07 T-01 MENU-29 MENU-30 five programs by display order, then shortcuts", async () => {
  const hidden = [programAnswer(1, { highPriority: false }), programAnswer(2, { eligible: false })];
  const given = [...many(8), programAnswer(3, { displayOrder: null }), ...hidden];
  expect(await named(given.toReversed())).toEqual(FIVE);
  await world.mend();
  // The shortcuts come on top of the five.
  expect(await named(many(8), [])).toEqual([...FIVE, "eBill", "Outline of Coverage"]);
});

test("TILE-38 MENU-31 a termed member has neither programs nor eBill, even if the gateway has them", async () => {
  const given = await answerOf(world, "term", programs);
  expect(given.some(({ eligible, highPriority }) => eligible && highPriority)).toBe(true);
  const ebill = [{ path: "ebill/*", body: true }];
  expect(await named(many(3), ebill, "term")).not.toContain("eBill");
  expect(tiles(await world.see("term", "/home"))).toEqual([]);
});

test("MENU-46 ROLE-19 Providence's home has no programs, no shortcuts and no link to all programs", async () => {
  const page = await world.see("prov", "/home", HOST.providence);
  expect([page.status, textsOf(page, "h1").length]).toEqual([200, 1]);
  expect(tiles(page)).toEqual([]);
  expect(page.text).not.toMatch(/Programs|eBill|Outline of Coverage/);
  expect(linksOf(page, "body").map(([, href]) => href)).not.toContain("/benefits/programs");
});
