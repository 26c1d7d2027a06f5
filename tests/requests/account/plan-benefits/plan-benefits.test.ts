import { expect, test } from "vitest";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { changePlan, CONFIRM, headingsOf, PLANS } from "./plan-page.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";

const world = useWorld();

const open = async (persona: string, host: string = HOST.carrier, path = PLANS) =>
  world.see(persona, path, host);
const rowsOf = (page: Page, heading: string) =>
  sectionOf(page.document, heading)
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(textOf));
/** The rows of the current plans of a category, without its own cell. */
const plansOf = (page: Page, category: string) =>
  rowsOf(page, "Your plans").flatMap(([name, ...cells]) =>
    name === `${category} benefits` ? [cells] : [],
  );
const CATEGORIES = ["Medical", "Dental", "Vision", "Pharmacy"];
const pointsOf = (page: Page) =>
  page.document.querySelectorAll(".plan-days li").map((point) => textOf(point));

test("ROUTE-25 S-10 the page shows the family's plan by category, plan years and open enrollment's days", async () => {
  const page = await open("sub");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Member plan benefits"]]);
  // Members with the same plan for the same time share a row.
  const names = ["Jordan", "Theo", "Marisol"].map((name) => `${name} Testa-Lindqvist`).join("");
  expect(plansOf(page, "Medical")).toEqual([
    [names, "M10004417", "PPO", "01/01/2021", "No end date"],
  ]);
  expect(plansOf(page, "Dental")[0]?.[0]).toContain("Robin Testa-Lindqvist");
  expect(rowsOf(page, "Your plans").map(([name]) => name)).toEqual(
    CATEGORIES.map((name) => `${name} benefits`),
  );
  // While enrollment is open its last day stands first; how to cancel last, folded.
  expect(headingsOf(page)).toEqual([
    "Open enrollment",
    "Renew",
    "Change",
    "Your plans",
    "Cancel your plan",
  ]);
  expect(page.document.querySelector("details.plan-end[open]")).toBeNull();
  expect(linksOf(page)).toContainEqual(["Medical benefits", "/benefits/medical"]);
  expect(linksOf(page)).toContainEqual(["Pharmacy benefits", "/benefits/pharmacy"]);
  const section = textOf(sectionOf(page.document, "Open enrollment"));
  expect(section).toContain("Current plan year2026Next plan year2027");
  expect(section).toContain("Open until 12/15/2026 (24 days left).");
  expect(pointsOf(page)).toEqual([
    "Opens11/01/2026",
    "Today11/21/2026",
    "Last day12/15/2026",
    "Renewed coverage starts01/01/2027",
  ]);
  expect(textsOf(page, '.plan-days [aria-current="date"]')).toEqual(["Today11/21/2026"]);
});

test.each([
  ["2026-11-22", "2026-12-15", "Open enrollment hasn't started. It opens in 1 day, on 11/22/2026."],

  ["2026-11-01", "2026-11-21", "Today, 11/21/2026, is the last day of open enrollment."],
  ["2026-11-01", "2026-11-20", "Open enrollment ended on 11/20/2026."],
])("S-10 open enrollment from %s to %s is shown as: %s", async (start, end, sentence) => {
  await changePlan(world, "sub", { openEnrollmentStart: start, openEnrollmentEnd: end });
  expect((await open("sub")).text).toContain(sentence);
});

test("S-10 links to the shop and the exchange open in new tabs, the exchange's under the gateway's name", async () => {
  await changePlan(world, "sub", { exchangeUrlLabel: "Oregon marketplace" });
  const page = await open("sub");
  const links = sectionOf(page.document, "Change").querySelectorAll("a");
  expect(
    links.map((link) => [textOf(link), link.getAttribute("href"), link.getAttribute("rel")]),
  ).toEqual([
    ["Shop for plans (opens in a new tab)", "https://shop.example.test/plans", "noopener"],
    ["Oregon marketplace (opens in a new tab)", "https://exchange.example.test/", "noopener"],
  ]);
  // Never to an address of the dashboard, which may act.
  await world.mend();
  await changePlan(world, "sub", { directShopUrl: "http://localhost/logout" });
  expect((await open("sub")).text).not.toContain("Shop for plans");
});

test("S-10 the page says when open enrollment opens; a member without a managed plan sees the table alone", async () => {
  const page = await open("l598");
  expect(page.text).toContain("It opens in 10 days, on 12/01/2026.");
  expect(page.text).toContain("To change your plan, call us.");
  expect(pointsOf(page)[0]).toBe("Today11/21/2026");
  expect(headingsOf(page)[0]).toBe("Your plans");
  // Members without a plan to manage, or with none that is eligible and active, only have the
  // table.
  const cop = await open("cop");
  expect(headingsOf(cop)).toEqual(["Your plans"]);
  expect(rowsOf(cop, "Your plans")).toHaveLength(CATEGORIES.length);
  const summit = await open("summit", HOST.summit);
  expect(headingsOf(summit)).toEqual(["Your plans"]);
  expect(rowsOf(summit, "Your plans").map(([name]) => name)).toEqual([
    "Medical benefits",
    "Pharmacy benefits",
  ]);
  expect(summit.document.querySelector("main form")).toBeNull();
});

test("S-10 a plan that ends is named with its last day, and the page has no form", async () => {
  const page = await open("medgrp");
  const title = "Your medical and dental benefits end on 12/31/2026";
  expect(headingsOf(page)[0]).toBe(title);
  expect(page.document.querySelector("main form")).toBeNull();
  expect(pointsOf(page).at(-1)).toBe("Last day12/15/2026");
  expect(page.text).not.toContain("If you renew");
  const confirm = await open("medgrp", HOST.carrier, `${CONFIRM}M`);
  expect(headingsOf(confirm)[0]).toBe(title);
  expect(confirm.document.querySelector("main form")).toBeNull();
});

test.each([
  ["M", "2026-11-20", "Your medical benefits ended on 11/20/2026"],
  ["M", "2026-11-21", "Your medical benefits end on 11/21/2026"],
  ["D", null, "Your medical and dental benefits are ending"],
  ["X", "2026-12-31", "A change to this plan is under way"],
])("S-10 the cancellation status %s with the day %s is shown as: %s", async (id, day, title) => {
  const change = { directPlanCancellationStatus: { id }, coverageEndDateUponCancellation: day };
  await changePlan(world, "sub", change);
  const page = await open("sub");
  expect(headingsOf(page)[0]).toBe(title);
  expect(page.document.querySelector("main form")).toBeNull();
});

test("S-10 ROLE-03 a dependent sees only their own plans, and no form", async () => {
  const page = await open("dep-minor");
  const rows = CATEGORIES.flatMap((name) => plansOf(page, name));
  expect(rows.map(([name]) => name)).toEqual(Array(4).fill("Marisol Testa-Lindqvist"));
  expect(page.html).not.toContain("Robin");
  expect(page.text).toContain("Only the subscriber can change or cancel this plan.");
  expect(page.document.querySelector("main form")).toBeNull();
  const step = await open("dep-minor", HOST.carrier, `${CONFIRM}M`);
  expect([step.status, step.document.querySelector("main form")]).toEqual([200, null]);
  expect(step.text).not.toContain("Who loses coverage");
});

test("S-10 a termed subscriber sees past plans; a member without any plan reads so", async () => {
  const page = await open("term");
  // The frame's alert about their coverage comes first.
  expect([page.status, headingsOf(page).slice(1)]).toEqual([200, ["Your plans", "Past plans"]]);
  expect(page.text).toContain("You have no plan right now.");
  const rows = rowsOf(page, "Past plans");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.at(-1)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  const never = await open("noelig");
  expect([never.status, headingsOf(never).slice(1)]).toEqual([200, ["Your plans"]]);
  expect(never.text).toContain("We have no plan on file for you.");
});

test.each([{ status: 404 }, { body: { openEnrollmentEnd: "soon" } }])(
  "S-10 T-34 plans are shown without a form when plan management answers %j",
  async (fault) => {
    await world.fault({ path: "plan-management/details", ...fault });
    const page = await open("sub");
    expect([page.status, headingsOf(page)]).toEqual([200, ["Your plans", "Open enrollment"]]);
    expect(rowsOf(page, "Your plans")).toHaveLength(CATEGORIES.length);
    expect(textOf(sectionOf(page.document, "Open enrollment"))).toContain("We can't show");
    expect(page.document.querySelector("main form")).toBeNull();
  },
);

test("S-32 a missing choice, and one that is not offered, lead back to the choices with an error", async () => {
  const { browser, page: form } = await world.openAs("sub", PLANS);
  const none = await browser.submit(form, "Continue");
  expect(none.url.search).toBe("?step=confirm");
  expect(linksOf(none, ".summary")).toEqual([
    ["Choose what you want to cancel", "#cancellationStatusId"],
  ]);
  for (const id of ["X", "<script>alert(1)</script>"]) {
    const page = await browser.open(`${CONFIRM}${encodeURIComponent(id)}`);
    expect(page.status).toBe(200);
    expect(textsOf(page, ".summary a")).toEqual([
      "This choice isn't available. Choose one from the list.",
    ]);
    expect(page.html).not.toContain("<script>alert");
  }
});

test("S-32 the list of who loses coverage names members of the account alone, whoever else the gateway lists", async () => {
  const browser = await world.confirmed("sub");
  const losses = async () => textsOf(await browser.open(`${CONFIRM}D`), "main form dl > div");
  const own = await losses();
  expect(own.length).toBeGreaterThan(4);
  const rows = await answerOf(world, "sub", eligibilityFamily);
  const strangers = rows.map((row) => ({ ...row, memberKey: `99${String(row.memberKey)}` }));
  await world.fault({ path: eligibilityFamily.path, body: [...rows, ...strangers] });
  const other = await world.confirmed("sub");
  expect(textsOf(await other.open(`${CONFIRM}D`), "main form dl > div")).toEqual(own);
});
