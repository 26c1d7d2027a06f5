import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { JORDAN, openCounting, PATH, referralAnswer, THEO } from "./referrals-page.ts";

const world = useWorld();

const openAs = async (persona: string, path: string = PATH, host: string = HOST.carrier) =>
  openCounting(world, await world.enter(persona, host), path);

test("S-15 BENEFIT-22 a dependent's list is asked for by their own key, and offers no one else", async () => {
  const { page, asked } = await openAs("dep-adult");
  expect(asked).toEqual([
    `referrals/metadata?memberKey=${THEO}`,
    `referrals?page=0&size=10&memberKey=${THEO}&excludeExpired=true`,
  ]);
  expect(page.document.querySelector("#member")).toBeNull();
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(Object.keys(rowsOf(page)[0] ?? {})).not.toContain("Member");
  const same = await openAs("dep-adult", `${PATH}?member=1`);
  expect([same.page.hops, same.asked.length]).toEqual([[PATH], 2]);
});

test("S-15 who is nobody's to ask about is like any page that does not exist, unasked", async () => {
  const browser = await world.enter("dep-adult");
  for (const query of ["member=0", "member=9", `member=${JORDAN}`, "member=1&member=0"]) {
    const { page, asked } = await openCounting(world, browser, `${PATH}?${query}`);
    expect([query, page.status, asked]).toEqual([query, 404, []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

test("S-15 another member's referral in a dependent's answer is 502, and nobody sees it", async () => {
  const other = referralAnswer({ memberKey: JORDAN, serviceDescription: "Sleep study" });
  await world.fault({ path: "referrals", body: pageAnswer([referralAnswer(), other]) });
  const { page } = await openAs("dep-adult");
  expect([page.status, page.text.includes("Sleep study")]).toEqual([502, false]);
});

test("S-15 GW-52 who has none has the page all the same, and no entry for it in a menu", async () => {
  const { page } = await openAs("nav");
  expect([page.status, ...textsOf(page, ".empty__title")]).toEqual([200, "No referrals"]);
  // No referral is left out, and there is nothing to filter.
  expect(page.document.querySelector(".filters")).toBeNull();
  expect(page.text).not.toContain("Expired referrals");
  expect(linksOf(page, "nav").filter(([, href]) => href === PATH)).toEqual([]);
  const all = await openAs("nav", `${PATH}?expired=included`);
  expect(textsOf(all.page, ".empty__title")).toEqual(["No referrals"]);
  await world.fault({ path: "referrals/hasReferrals", status: 500 });
  const unsure = await openAs("nav");
  expect(textsOf(unsure.page, ".empty__title")).toEqual(["No current referrals"]);
  expect(unsure.page.text).toContain("Show them");
});

test("S-15 GW-52 that a subscriber has none says nothing of the family's, whose may be expired", async () => {
  const none = { path: "referrals/hasReferrals", body: false };
  await world.fault(none, { path: "referrals", body: pageAnswer([]) });
  const { page } = await openAs("sub");
  expect(textsOf(page, ".empty__title")).toEqual(["No current referrals"]);
  expect(page.text).toContain("Show them");
});

test("S-15 T-28 a past member still sees past referrals; who was never covered has none", async () => {
  const { page } = await openAs("term", `${PATH}?expired=included`);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(rowsOf(page).every((row) => row["Status"]?.includes("Expired"))).toBe(true);
  const never = await openAs("noelig");
  expect(never.page.status).toBe(200);
  expect(textsOf(never.page, ".empty__title")).toEqual(["No referrals"]);
});

test.each([
  ["providence", "prov"],
  ["partner", "hpp"],
] as const)("BRAND-09 T-30 on %s the page stands as its menus say", async (brand, persona) => {
  const { page } = await openAs(persona, PATH, HOST[brand]);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Referrals"]]);
  const has = rowsOf(page).length > 0;
  const other = await world.see(persona, "/benefits", HOST[brand]);
  expect(linksOf(other, ".benefits-more").some(([, href]) => href === PATH)).toBe(has);
  expect(has).toBe(brand === "providence");
});

test("ROUTE-37 the tabs of benefits stand above the list, what has no tab below it", async () => {
  const { page } = await openAs("sub");
  expect(linksOf(page, ".benefits-bar .tabs")[0]).toEqual(["Overview", "/benefits/summary"]);
  expect(linksOf(page, ".benefits-more")).toContainEqual(["Programs", "/benefits/programs"]);
  expect(linksOf(page)).toContainEqual([
    "What needs prior authorization",
    "/benefits/prior-authorization",
  ]);
});

test.each([
  [`status=${encodeURIComponent("a b")}`, "status", "Choose one of the statuses listed"],
  [`provider=${"9".repeat(9000)}`, "provider", "Choose from the providers listed"],
])("BENEFIT-22 ?%.20s is a 400 with the form, and no list is asked for", async (query, id, why) => {
  const { page, asked } = await openAs("sub", `${PATH}?${query}&member=1`);
  expect(page.status).toBe(400);
  expect(linksOf(page, ".summary")).toEqual([[why, `#${id}`]]);
  expect(elementOf(page, `#${id}`).getAttribute("aria-invalid")).toBe("true");
  expect(elementOf(page, "#member option[selected]").getAttribute("value")).toBe("1");
  expect(asked).toEqual([`referrals/metadata?memberKey=${THEO}`]);
});

test("BENEFIT-22 a ticked box without its word, expired=on, leads to the list with expired ones", async () => {
  const { page } = await openAs("sub", `${PATH}?expired=on`);
  expect([page.status, page.url.search]).toEqual([200, "?expired=included"]);
});

test("BENEFIT-22 what is no choice there is is a 404, unasked", async () => {
  for (const query of ["expired=yes", "expired=included&expired=x", "member=7"]) {
    const { page, asked } = await openAs("sub", `${PATH}?${query}`);
    expect([query, page.status, asked]).toEqual([query, 404, []]);
  }
});

test("BENEFIT-22 a provider and a status that nobody has match nothing, and can be taken away", async () => {
  const { page } = await openAs("sub", `${PATH}?status=Q&provider=nobody`);
  expect([page.status, ...textsOf(page, ".empty__title")]).toEqual([200, "No referrals match"]);
  expect(linksOf(page, "ul.chips")).toEqual([
    ["Remove A status not in this list", `${PATH}?provider=nobody`],
    ["Remove A provider not in this list", `${PATH}?status=Q`],
  ]);
  expect(linksOf(page, ".claim-list .empty")).toEqual([["Clear all filters", PATH]]);
});

test("ROUTE-37 T-75 nobody sees a referral without a session; the log-in leads back to the page", async () => {
  const browser = world.visitor();
  const { page, asked } = await openCounting(world, browser, `${PATH}?expired=included`);
  expect([page.hops, asked]).toEqual([["/logout", "/login"], []]);
  const { status, url } = await logIn(browser, "sub", PASSWORD);
  expect([status, `${url.pathname}${url.search}`]).toEqual([200, `${PATH}?expired=included`]);
});
