import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { JORDAN, openCounting, PATH, referralAnswer, THEO } from "./referrals-page.ts";

const world = useWorld();

const openAs = async (persona: string, path: string = PATH, host: string = HOST.carrier) =>
  openCounting(world, await world.enter(persona, host), path);

test("S-15 BENEFIT-22 a dependent's referrals are asked for by their own key, without a choice of members", async () => {
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

test("S-15 a member whom a dependent may not see is an unknown page, and no referral is asked for", async () => {
  const browser = await world.enter("dep-adult");
  for (const query of ["member=0", `member=${JORDAN}`, "member=1&member=0"]) {
    const { page, asked } = await openCounting(world, browser, `${PATH}?${query}`);
    expect([query, page.status, asked]).toEqual([query, 404, []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

test("S-15 another member's referral in a dependent's answer is a 502, and is not shown", async () => {
  const other = referralAnswer({ memberKey: JORDAN, serviceDescription: "Sleep study" });
  await world.fault({ path: "referrals", body: pageAnswer([referralAnswer(), other]) });
  const { page } = await openAs("dep-adult");
  expect([page.status, page.text.includes("Sleep study")]).toEqual([502, false]);
});

test("S-15 GW-52 a member without referrals has the page, without filters and without a menu entry", async () => {
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

test("S-15 GW-52 hasReferrals=false of a subscriber does not hide the family's expired referrals", async () => {
  const none = { path: "referrals/hasReferrals", body: false };
  await world.fault(none, { path: "referrals", body: pageAnswer([]) });
  const { page } = await openAs("sub");
  expect(textsOf(page, ".empty__title")).toEqual(["No current referrals"]);
  expect(page.text).toContain("Show them");
});

test("S-15 T-28 a termed member sees past referrals, a member who was never covered none", async () => {
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
] as const)(
  "BRAND-09 T-30 on %s the referrals page opens, and the benefits page links to it if there are referrals",
  async (brand, persona) => {
    const { page } = await openAs(persona, PATH, HOST[brand]);
    expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Referrals"]]);
    const has = rowsOf(page).length > 0;
    const other = await world.see(persona, "/benefits", HOST[brand]);
    expect(linksOf(other, ".benefits-more").some(([, href]) => href === PATH)).toBe(has);
    expect(has).toBe(brand === "providence");
  },
);

test("ROUTE-37 the referrals page has the tabs of benefits above and the other entries below", async () => {
  const { page } = await openAs("sub");
  expect(linksOf(page, ".benefits-bar .tabs")[0]).toEqual(["Overview", "/benefits/summary"]);
  expect(linksOf(page, ".benefits-more")).toContainEqual(["Programs", "/benefits/programs"]);
  expect(linksOf(page)).toContainEqual([
    "What needs prior authorization",
    "/benefits/prior-authorization",
  ]);
});

test("BENEFIT-22 a wrong status and provider have their errors, and no list is asked for", async () => {
  const query = `status=a%20b&provider=${"9".repeat(9000)}&member=1`;
  const { page, asked } = await openAs("sub", `${PATH}?${query}`);
  expect(page.status).toBe(400);
  expect(Object.fromEntries(linksOf(page, ".summary"))).toEqual({
    "Choose from the providers listed": "#provider",
    "Choose one of the statuses listed": "#status",
  });
  for (const id of ["#status", "#provider"]) {
    expect(elementOf(page, id).getAttribute("aria-invalid")).toBe("true");
  }
  expect(elementOf(page, "#member option[selected]").getAttribute("value")).toBe("1");
  expect(asked).toEqual([`referrals/metadata?memberKey=${THEO}`]);
});

test("BENEFIT-22 a ticked box's expired=on leads to expired=included; a value the form does not offer is unknown", async () => {
  const { page } = await openAs("sub", `${PATH}?expired=on`);
  expect([page.status, page.url.search]).toEqual([200, "?expired=included"]);
  for (const query of ["expired=yes", "member=7"]) {
    const unknown = await openAs("sub", `${PATH}?${query}`);
    expect([query, unknown.page.status, unknown.asked]).toEqual([query, 404, []]);
  }
});

test("BENEFIT-22 an unknown provider and status match nothing, and can be removed", async () => {
  const { page } = await openAs("sub", `${PATH}?status=Q&provider=nobody`);
  expect([page.status, ...textsOf(page, ".empty__title")]).toEqual([200, "No referrals match"]);
  expect(linksOf(page, "ul.chips")).toEqual([
    ["Remove A status not in this list", `${PATH}?provider=nobody`],
    ["Remove A provider not in this list", `${PATH}?status=Q`],
  ]);
  expect(linksOf(page, ".claim-list .empty")).toEqual([["Clear all filters", PATH]]);
});
