import { expect, test } from "vitest";
import { benefitLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { planManagementDetails } from "#server/gateway/calls/plan/plan-management.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, findSection, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { notices, heardIn, seenIn } from "./home-page.ts";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/care/pcp.ts";

const world = useWorld();
const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);

const titlesOf = async (persona: string, host?: string) =>
  notices(await home(persona, host)).map(({ title }) => title);

const EBILL = "Your premium bill is in eBill";

test("BRAND-25 HOME-07 HOME-51 the renewal banner says by when to do what, and links to the plan's page", async () => {
  const [banner] = notices(await home("sub"));
  expect(banner?.title).toBe("Open enrollment ends on 12/15/2026");
  expect(banner?.text).toBe("Until then you can renew, change or cancel your 2027 plan.");
  expect(linksOf(await home("sub"), 'section[aria-label="Notices"]')).toEqual([
    ["Member plan benefits", "/account/plan-benefits"],
    ["Got a bill from a provider? Check it", "/claims/check-a-bill"],
  ]);
});

test("HOME-07 a dependent's renewal banner leaves the renewal to the subscriber", async () => {
  const answer = await answerOf(world, "sub", planManagementDetails);
  await world.fault({ path: planManagementDetails.path, body: answer });
  const [banner] = notices(await home("dep-adult"));
  expect(banner?.title).toBe("Open enrollment ends on 12/15/2026");
  expect(banner?.text).toBe("Until then the subscriber can renew, change or cancel the plan.");
  await world.mend();
});

test("HOME-07 without an answer of plan management there is no plan banner, without any notice no section", async () => {
  await changeAnswer(world, "sub", planManagementDetails, () => null);
  expect(await titlesOf("sub")).toEqual([EBILL]);
  await world.mend();
  const page = await home("cop");
  expect(page.document.querySelector('section[aria-label="Notices"]')).toBeNull();
});

test("HOME-08 MENU-31 the bill notice needs eBill, an eBill alert, and a member who is not termed", async () => {
  for (const path of ["ebill/showEbillAlert", "ebill/hasEbill"]) {
    const page = await seeDuring(world, { path, body: false }, "/home");
    expect(page.text).toContain("Welcome, ");
    expect(notices(page).map(({ title }) => title)).not.toContain(EBILL);
  }
  await world.fault({ path: "ebill/*", body: true });
  const page = await home("term");
  expect(page.text).toContain("Welcome, ");
  expect(notices(page).map(({ title }) => title)).toEqual(["Joining a new plan?"]);
  expect(page.text).not.toContain("More ID card options");
  expect(await titlesOf("sub")).toContain(EBILL);
});

test("TILE-01 HOME-46 ROLE-20 the partner's member has the limit tile with the gateway's amount", async () => {
  const limits = await answerOf(world, "hpp", benefitLimits, "?suffix=0&asOfDate=2026-11-21");
  const own = limits.find(
    (each) =>
      `${each.productCategory} ${each.coverageType} ${each.networkTier} ${each.limitType}` ===
      "D INDIVIDUAL innet Annual Limit",
  );
  const left = Number(own?.totalRemaining);
  expect(left).toBeGreaterThan(0);
  const page = await world.see("hpp", "/home", HOST.partner);
  const inDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const tile = textOf(sectionOf(page.document, "Benefits"));
  expect(tile).toContain(`Annual Limit remaining`);
  expect(tile).toContain(inDollars.format(left));
});

const CARD = "Primary care";
const PREVENTIVE = "Preventive Care Initiative";
const WAYS = ["tel:5035550142", "mailto:health-advocate@portland.example"];

/** The people of the primary care card: the text, and where their link leads. */
async function people(persona: string) {
  const rows = sectionOf((await home(persona)).document, CARD).querySelectorAll("li");
  return rows.map((row) => [
    heardIn(row.querySelector("b")),
    textOf(row.querySelector("small")),
    seenIn(row.querySelector("a")),
    row.querySelector("a")?.getAttribute("href"),
  ]);
}

test("HOME-12 HOME-13 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 the primary care card lists members and ways on", async () => {
  const section = sectionOf((await home("sub")).document, CARD);
  expect(textOf(section.querySelector("h2"))).toBe(CARD);
  expect(section.querySelectorAll("p").map(textOf)).toContain(
    "Your primary care is your first point of contact for health issues.",
  );
  expect(section.querySelector('a[href="/find-care/primary-care"]')).not.toBeNull();
  const rows = await people("sub");
  expect(rows.map((row) => row.join(" | ")).toSorted()).toEqual([
    "Jordan Testa-Lindqvist | Alder Creek Family Medicine | View | /find-care/primary-care/0",
    "Marisol Testa-Lindqvist | Riverbend Pediatrics | View | /find-care/primary-care/2",
    "Theo Testa-Lindqvist |  | Select primary care | /find-care/primary-care/1/search",
  ]);
  await world.fault({ path: "pcp/eligibility", body: { eligible: false, members: [] } });
  const without = await home("sub");
  expect(findSection(without.document, CARD)).toBeUndefined();
  const hrefs = linksOf(without).map(([, href]) => href);
  expect(hrefs.filter((href) => href.startsWith("/find-care/primary-care"))).toEqual([]);
});

test("HOME-14 ROLE-07 a dependent's card shows their own primary care alone, though the gateway sends the family's", async () => {
  await changeAnswer(world, "sub", pcpMembers, (members) => members);
  await changeAnswer(world, "sub", pcpEligibility, (answer) => answer);
  expect((await people("dep-adult")).map(([name]) => name)).toEqual(["Theo Testa-Lindqvist"]);
  expect((await home("dep-adult")).text).not.toMatch(
    /Riverbend|Alder Creek Family Medicine primary/,
  );
});

test("BRAND-21 BRAND-22 HOME-09 HOME-11 CONST-20 T-68 the City of Portland card has its due date and contacts", async () => {
  const section = sectionOf((await home("cop")).document, PREVENTIVE);
  expect(textOf(section.querySelector("p"))).toBe(
    "This is for City of Portland members. See your primary care provider for a qualifying preventive visit by 12/31/2026.",
  );
  expect(section.getAttribute("class")).toContain("preventative-care");
  expect(section.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(WAYS);
});

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
        `#${id} .accumulator__side:not(.accumulator__side--family)`,
      );
      expect([title, left]).toEqual([title, textOf(side?.querySelectorAll("p")[1])]);
    }
  },
);

test("NOW-01 the panel stands before the claims, has its day, and links to the benefits", async () => {
  const page = await world.see("sub", "/home");
  expect(rowsOf(page).map(([title]) => title)).toEqual(Object.keys(PAGES));
  const panel = panelOf(page);
  expect(textOf(panel)).toContain(
    "In network, as of 11/21/2026. Only claims already processed are counted.",
  );
  expect(textOf(panel)).toMatch(/Family: \$[\d,.]+ left of \$2,250\.00/);
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
  "NOW-01 home leaves out only 'Where you stand' when benefits/limits answers %j",
  async (fault) => {
    await world.fault({ path: "benefits/limits", ...fault });
    const page = await world.see("sub", "/home");
    expect([page.status, panelOf(page)]).toEqual([200, undefined]);
    expect(page.text).toContain("Your recent claims");
  },
);

test("NOW-01 home leaves out amounts that don't agree on the benefits page, and says so", async () => {
  const panel = textOf(panelOf(await world.see("odd-sums", "/home")));
  // The deductible of the tier is another, the maximum doesn't add up, and neither does the limit.
  expect(panel).toContain("Some amounts don't agree, so we left them out.");
  expect(panel).toContain("Call 503-555-0100");
  expect(panel).not.toMatch(/\$675\.83|\$4,358\.35|\$1,362\.36/);
  expect(textOf(panelOf(await world.see("sub", "/home")))).not.toContain("don't agree");
});

test("TILE-01 NOW-01 the partner's limit tile tells amounts that don't agree", async () => {
  const limit = {
    productCategory: "D",
    coverageType: "INDIVIDUAL",
    limitType: "Annual Limit",
    networkTier: null,
    total: 1500,
    totalMet: 100,
    totalRemaining: 1300,
  };
  await world.fault({ path: "benefits/limits", body: [limit] });
  const page = await world.see("hpp", "/home", HOST.partner);
  expect(page.text).toContain("These amounts don't agree. Call us before you rely on them.");
});
