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

test.each([
  [`status=${encodeURIComponent("a b")}`, "status", "Choose one of the statuses listed"],
  [`provider=${"9".repeat(9000)}`, "provider", "Choose from the providers listed"],
])(
  "BENEFIT-22 ?%.20s has an error beside its field, and no list is asked for",
  async (query, id, why) => {
    const { page, asked } = await openAs("sub", `${PATH}?${query}&member=1`);
    expect(page.status).toBe(400);
    expect(linksOf(page, ".summary")).toEqual([[why, `#${id}`]]);
    expect(elementOf(page, `#${id}`).getAttribute("aria-invalid")).toBe("true");
    expect(elementOf(page, "#member option[selected]").getAttribute("value")).toBe("1");
    expect(asked).toEqual([`referrals/metadata?memberKey=${THEO}`]);
  },
);

test("BENEFIT-22 the browser's expired=on leads to the address with expired=included", async () => {
  const { page } = await openAs("sub", `${PATH}?expired=on`);
  expect([page.status, page.url.search]).toEqual([200, "?expired=included"]);
});

test("BENEFIT-22 values that the form does not offer are an unknown page, and no referral is asked for", async () => {
  for (const query of ["expired=yes", "member=7"]) {
    const { page, asked } = await openAs("sub", `${PATH}?${query}`);
    expect([query, page.status, asked]).toEqual([query, 404, []]);
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

test("ROUTE-37 T-75 without a session the page leads to the log-in, which leads back to its address", async () => {
  const browser = world.visitor();
  const { page, asked } = await openCounting(world, browser, `${PATH}?expired=included`);
  expect([page.hops, asked]).toEqual([["/logout", "/login"], []]);
  const { status, url } = await logIn(browser, "sub", PASSWORD);
  expect([status, `${url.pathname}${url.search}`]).toEqual([200, `${PATH}?expired=included`]);
});
