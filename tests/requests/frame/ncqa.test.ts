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
test("NCQA-01 NCQA-02 T-55 the footer has the badge as text and icon, without the answer's image", async () => {
  const answered = answer("Accredited: Commendable", "https://tracker.test/x.png");
  await world.fault({ path: "ncqa", body: answered });
  asked = 0;
  const page = await home();
  const badge = badgeOf(page);
  expect([asked, badge?.getAttribute("aria-label")]).toEqual([1, "Accredited: Commendable"]);
  expect(textOf(badge)).toContain("Commendable");
  expect(iconsIn(badge)).toEqual(["medal-fill"]);
  expect(page.html).not.toContain("tracker.test");
});

test("NCQA-01 T-55 without a text the logo's address decides the badge", async () => {
  const answered = answer(null, "https://www.example.test/interim.png");
  await world.fault({ path: "ncqa", body: answered });
  const badge = badgeOf(await home());
  expect([badge?.getAttribute("aria-label"), iconsIn(badge)]).toEqual([
    "NCQA Interim",
    ["seal-fill"],
  ]);
});

test("NCQA-02 SHELL-31 the accreditation URL is requested once a session, without the member's token", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    await browser.open("/home");
    await browser.open("/home");
  });
  const ncqa = calls.filter(({ path }) => path === "/ncqa");
  expect(ncqa.map(({ persona, query }) => [persona, query])).toEqual([[null, {}]]);
});

test.each([
  ["names no accreditation", { body: answer("Not accredited") }],
  ["has status 401", { status: 401 }],
  ["breaks the contract", { body: { accreditations: "none" } }],
])(
  "NCQA-01 NCQA-02 when the answer %s, pages are complete without a badge",
  async (_case, fault) => {
    await world.fault({ path: "ncqa", ...fault });
    asked = 0;
    const { browser, page } = await world.openAs("sub", "/home");
    expect([page.status, page.hops, asked, badgeOf(page)]).toEqual([200, [], 1, null]);
    expect(page.text).toContain("Welcome, Jordan");
    expect(page.text).toContain("View all programs");
    expect((await browser.open("/resource-download")).status).toBe(200);
  },
);

test("NCQA-02 home does not wait for a silent accreditation URL and requests it no more", async () => {
  const browser = await world.enter("sub");
  asked = 0;
  const page = await world.during({ path: "ncqa", ...SILENT }, () => browser.open("/home"));
  expect([page.status, badgeOf(page)]).toEqual([200, null]);
  await browser.open("/home");
  expect(asked).toBe(1);
});
