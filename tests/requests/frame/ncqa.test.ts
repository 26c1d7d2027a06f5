import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { SILENT } from "#tests/harness/during.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { iconsIn } from "../home/home-page.ts";
import { CONFIGURED, NCQA_URL } from "./configured.ts";

/** How often that address was called. */
let asked = 0;
const world = useWorld(CONFIGURED);
beforeEach(() => {
  world.network.use(
    http.get(NCQA_URL, ({ request }) => {
      asked += 1;
      return world.ask(new Request(`${GATEWAY}/ncqa`, request));
    }),
  );
});

const home = () => world.see("sub", "/home");
const answer = (pairedText1: string | null, url: string | null = null) => ({
  accreditations: [{ elementValue: { url, pairedText1 } }],
});
const badgeOf = ({ document }: Page) => document.querySelector('footer [role="img"]');

// Which texts make which badge: app/rules/frame/ncqa.test.ts.
test.each([
  ["Accredited: Commendable", null, "Accredited: Commendable", "Commendable", "medal-fill"],
  // Without a text the logo's address decides.
  [null, "https://www.example.test/interim.png", "NCQA Interim", "Interim", "seal-fill"],
])(
  "NCQA-01 T-55 of %j and %j the badge is %j for the ear",
  async (words, url, heard, name, icon) => {
    await world.fault({ path: "ncqa", body: answer(words, url) });
    asked = 0;
    const badge = badgeOf(await home());
    expect([asked, badge?.getAttribute("aria-label")]).toEqual([1, heard]);
    expect(textOf(badge)).toContain(name);
    expect(iconsIn(badge)).toEqual([icon]);
  },
);

test("NCQA-01 T-55 what is no accreditation makes no badge", async () => {
  await world.fault({ path: "ncqa", body: answer("Not accredited") });
  asked = 0;
  const page = await home();
  expect([page.status, asked, badgeOf(page)]).toEqual([200, 1, null]);
  expect(page.text).toContain("Welcome, Jordan");
});

test("NCQA-02 SHELL-31 the configured URL is asked once a session, without the member's token", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    await browser.open("/home");
    await browser.open("/home");
  });
  const ncqa = calls.filter(({ path }) => path === "/ncqa");
  expect(ncqa.map(({ persona, query }) => [persona, query])).toEqual([[null, {}]]);
});

test("NCQA-02 nothing of the answer but its words reaches the page: no foreign image", async () => {
  await world.fault({ path: "ncqa", body: answer("Accredited", "https://tracker.test/x.png") });
  const page = await home();
  expect(textOf(badgeOf(page))).toContain("Accredited");
  expect(page.html).not.toContain("tracker.test");
});

test.each([
  ["answers 401", { status: 401 }],
  ["breaks off", { reset: true }],
  ["answers something else", { body: { accreditations: "none" } }],
])("NCQA-01 NCQA-02 where it %s, the page is whole but for the badge", async (_case, fault) => {
  await world.fault({ path: "ncqa", ...fault });
  const page = await home();
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.text).toContain("Welcome, Jordan");
  expect(page.text).toContain("View all programs");
  expect(badgeOf(page)).toBeNull();
});

test("NCQA-02 where it is silent, the page does not wait for it, nor is it asked again", async () => {
  const browser = await world.enter("sub");
  asked = 0;
  const page = await world.during({ path: "ncqa", ...SILENT }, () => browser.open("/home"));
  expect([page.status, badgeOf(page)]).toEqual([200, null]);
  await browser.open("/home");
  expect(asked).toBe(1);
});

test("NCQA-02 its fault ends no session and fails no other page", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "ncqa", status: 401 });
  await browser.open("/home");
  expect((await browser.open("/home")).text).toContain("Welcome, Jordan");
  expect((await browser.open("/resource-download")).status).toBe(200);
});
