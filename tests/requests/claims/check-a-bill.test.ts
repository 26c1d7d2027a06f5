import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { linkOf, sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { BILL, checkBill, verdictOf } from "./bill-page.ts";
import { ownClaims } from "./claims-page.ts";

const world = useWorld();

// A bill of a claim of the persona `denied`: 2 was paid in part on 10/10/2026, 3 denied, 8 is pending.

const CLINIC = "Alder Creek Family Medicine";

const widthOf = (bar: HTMLElement) => bar.getAttribute("width");

/** The days of the claims, by what is owed. */
async function claimDays() {
  const list = await world.see("denied", "/claims");
  return list.document
    .querySelectorAll(".filtered-list tbody tr")
    .map((row) => [
      textOf(row.querySelector('[data-cell="date"]')),
      textOf(row.querySelector('[data-cell="owe"]')),
    ]);
}

test("BILL-01 BILL-02 BILL-04 a bill leads to its verdict and the claim's amounts; no input is in address or log", async () => {
  const days = await claimDays();
  const [, paid = [], denied = []] = days;
  const [pending = []] = days.filter(([, owe]) => owe === "Pending");
  const browser = await world.enter("denied");
  const verdict = async (day: string | undefined, amount: string, provider = CLINIC) => {
    const page = await checkBill(browser, provider, day ?? "", amount);
    expect(page.status).toBe(200);
    expect(page.hops).toEqual([expect.stringMatching(/^\/claims\/check-a-bill\?bill=[\w-]{12}$/)]);
    return page;
  };
  const equal = await verdict(paid[0], "$25.00");
  expect(verdictOf(equal)).toBe("Your plan denied all or part of this");
  expect(equal.text).toContain("This bill asks for your share, such as a copay or a deductible.");
  expect(equal.text).not.toMatch(/Don't pay yet|“My plan denied/);
  expect(equal.text).toContain(`Your bill asks for $25.00: ${CLINIC}, ${paid[0]}.`);
  const whole = await verdict(paid[0], "1,140.05", "alder creek FAMILY-medicine, M.D.");
  expect(verdictOf(whole)).toBe("Don't pay this bill yet");
  expect(textOf(sectionOf(whole.document, "Your claim"))).toBe(
    "Your claimYour plan says you owe $25.00 for this claim.Billed$1,140.05Over allowed amount$32.40Not allowed$987.65Plan paid$95.00You owe$25.00",
  );
  expect(textOf(elementOf(whole, ".bill-bars"))).toBe("The bill$1,140.05You owe$25.00");
  expect(whole.document.querySelectorAll(".bill-bars rect").map(widthOf)).toEqual(["100%", "2.2%"]);
  const above = await verdict(denied[0], "152.41");
  expect(verdictOf(above)).toBe("This bill asks for $0.01 more than your plan says you owe");
  expect(textOf(elementOf(above, ".bill-bars"))).toBe(
    "The bill$152.41You owe$152.40More than your plan says$0.01",
  );
  const below = await verdict(paid[0], "20");
  expect(verdictOf(below)).toBe("This bill asks for $5.00 less than you owe");
  expect(below.text).toContain("Does this bill count a payment I made earlier?");
  const open = await verdict(pending[0], "10");
  expect(verdictOf(open)).toBe("Wait until your claim is final");
  expect(open.text).not.toMatch(/You owe \$|don't have to pay|fraud/i);
  for (const day of ["11/21/2024", "11/21/2026"]) {
    const none = await verdict(day, "10", "Somebody Else");
    expect(verdictOf(none)).toBe("We found no claim for this bill");
    expect(none.text).toContain(
      "Providers usually have 365 days after the service to bill your plan.",
    );
  }
  expect(world.log()).not.toMatch(/Alder Creek|Somebody|1,140|1140\.05|152\.41/);
});

test("BILL-02 a bill of several possible claims asks which one, without claim numbers in the address", async () => {
  const [later] = (await claimDays()).filter(([, owe]) => owe?.startsWith("$40.00"));
  const browser = await world.enter("denied");
  const page = await checkBill(browser, CLINIC, later?.[0] ?? "", "40.00");
  expect(verdictOf(page)).toBe("What is this bill for?");
  expect(page.document.querySelectorAll(".onward a").length).toBeGreaterThan(1);
  const titles = new Set<string>();
  for (const place of [1, 2])
    titles.add(
      verdictOf(await browser.open(`${page.url.pathname}${page.url.search}&match=${place}`)),
    );
  // One is the other's adjusted version, as it seems.
  expect(titles).toEqual(new Set(["We can't tell what you owe now"]));
  expect(verdictOf(await browser.open(`${page.url.pathname}${page.url.search}&match=9`))).toBe(
    "What is this bill for?",
  );
});

test("T-88 BILL-02 a bill of a denied claim is not right to pay, and leads to the appeal", async () => {
  const [denied] = (await ownClaims(world)).filter(
    (claim) =>
      claim.claimStatusDescription === "Denied" &&
      Number(claim.claimDetailTotals.combinedMemberResponsibilityAmount) === 118,
  );
  if (denied?.provider?.providerName == null) throw new Error("sub has no such claim");
  const browser = await world.enter("sub");
  const page = await checkBill(
    browser,
    denied.provider.providerName,
    denied.serviceDateFrom,
    "118.00",
  );
  expect(verdictOf(page)).toBe(
    "Don't pay yet: your plan denied all or part of this, and you can appeal",
  );
  const found = elementOf(page, '[aria-label="What we found"]');
  expect(found.innerHTML).not.toContain("check-circle");
  const day = denied.serviceDateFrom.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1");
  expect(textOf(found)).toContain(
    `We compared it with ${denied.patientFirstName}'s claim for ${day}.`,
  );
  expect(textOf(elementOf(page, "title"))).toContain(
    `Don't pay yet: your plan denied all or part of this, and you can appeal (${denied.patientFirstName}'s claim for ${day})`,
  );
  expect(linkOf(page.document, "What you can do").getAttribute("href")).toBe(
    `/claims/medical/${denied.id}/0/appeal`,
  );
  expect(textOf(sectionOf(page.document, "Your claim"))).toContain("Not covered$118.00");
});

test("BILL-01 a name of a claim's provider may have more than 100 characters", async () => {
  const name = `Sample ${"Clinic ".repeat(30)}`.trim();
  const claim = { ...(await ownClaims(world))[0], serviceDateFrom: "2026-10-10" };
  const provider = { providerId: null, providerName: name };
  const body = { content: [{ ...claim, provider }], totalElements: 1 };
  await world.fault({ path: "claims/medical", body });
  const page = await checkBill(await world.enter("dep-adult"), name, "10/10/2026", "10");
  expect(page.status).toBe(200);
  expect(verdictOf(page)).not.toMatch(/no claim|couldn't/);
});

test("BILL-03 lists of claims that fail are named, and the result is not 'no claim'", async () => {
  const browser = await world.enter("denied");
  await world.fault({ path: "claims/dental", status: 500 });
  const missing = await checkBill(browser, "Somebody", "10/10/2026", "10");
  expect(verdictOf(missing)).toBe("We couldn't look through all claims");
  expect(missing.text).toContain("We couldn't load Marlo's dental claims and Pip's dental claims.");
  const one = await checkBill(await world.enter("dep-adult"), "Somebody", "10/10/2026", "10");
  expect(verdictOf(one)).toBe("We couldn't look through all claims");
  await world.fault({ path: "claims/{type}", status: 500 });
  const lost = await checkBill(await world.enter("denied"), "Somebody", "10/10/2026", "10");
  expect([lost.status, lost.text.includes("no claim")]).toEqual([500, false]);
});

test("BILL-01 each wrong field has its error, and the form keeps what was typed", async () => {
  const browser = await world.enter("sub");
  const wrong = "<b>x".padEnd(10_000, "y");
  for (const [field, typed, message] of [
    ["provider", wrong, "Use 300 characters or fewer"],
    ["provider", "", "Provider is a required field"],
    ["day", "2/30/2026", "Enter a date that exists"],
    ["day", "2026-11-22", "The day can't be after today"],
    ["day", "2020-01-01", "We can check bills from 11/21/2024 or later"],
    ["amount", "-5", "Enter the amount in dollars and cents"],
  ] as const) {
    const typedAll = { provider: "A", day: "2026-11-01", amount: "5", [field]: typed };
    const page = await browser.openPost(BILL, typedAll);
    expect([page.status, page.hops]).toEqual([400, []]);
    expect(textOf(elementOf(page, `#${field}-error`))).toContain(message);
    for (const [name, value] of Object.entries(typedAll))
      expect(elementOf(page, `#${name}`).getAttribute("value")).toBe(value || undefined);
    expect(page.html).not.toContain("<b>x");
  }
});

test("BILL-01 the form offers the providers of the claims, and stands without them if they fail", async () => {
  const form = await world.see("sub", BILL);
  expect(form.document.querySelectorAll("datalist option").length).toBeGreaterThan(3);
  await world.fault({ path: "claims/metadata", status: 500 });
  const bare = await world.see("sub", BILL);
  expect([bare.status, bare.document.querySelector("datalist")]).toEqual([200, null]);
});

test("BILL-01 a bill's address shows nothing in another browser, or to another member", async () => {
  const browser = await world.enter("denied");
  const page = await checkBill(browser, CLINIC, "10/10/2026", "1");
  for (const persona of ["denied", "sub"]) {
    const other = await (await world.enter(persona)).open(page.url);
    expect(other.text).toContain("That bill isn't here anymore.");
    expect(other.text).not.toContain("Alder Creek Family Medicine, 10/10/2026");
  }
  expect((await browser.open(page.url)).text).toContain("Your bill asks for $1.00");
});

test("BILL-01 staff see the bill form, with an audit line, and cannot send a bill", async () => {
  const trail = await auditTrail(world);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(BILL);
  expect([page.status, page.text.includes("Only the member can check a bill.")]).toEqual([
    200,
    true,
  ]);
  expect((await browser.post(BILL, { provider: "A", day: "2026-11-01", amount: "5" })).status).toBe(
    403,
  );
  const lines = (await trail()).map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
  expect(lines).toContain("bill-check ok");
});

test("BILL-01 claims, a claim, an EOB and home's notice link to the bill check", async () => {
  expect(
    linkOf((await world.see("sub", "/claims")).document, "Check a bill").getAttribute("href"),
  ).toBe(BILL);
  for (const path of ["/home", "/claims/medical/26000010001/0", "/eobs/EOB26000010001"]) {
    const { document } = await world.see("sub", path);
    expect([path, linkOf(document, "Got a bill from a provider?").getAttribute("href")]).toEqual([
      path,
      BILL,
    ]);
  }
});

test("BILL-02 a verdict is heading and title, has one filled button, and the next form is folded below", async () => {
  const [, paid = [], denied = []] = await claimDays();
  const browser = await world.enter("denied");
  for (const [day, amount, provider, button] of [
    [paid[0], "1,140.05", CLINIC, "See this claim"],
    [denied[0], "152.40", CLINIC, "What you can do"],
    [paid[0], "10", "Somebody Else", null],
  ] as const) {
    const page = await checkBill(browser, provider, day ?? "", amount);
    expect(textOf(elementOf(page, "title"))).toMatch(verdictOf(page));
    const filled = page.document.querySelectorAll("main .btn:not(.btn--quiet, .btn--bare)");
    expect(filled.map(textOf)).toEqual(button === null ? [] : [button]);
    const again = elementOf(page, "details.bill-again");
    expect([again.hasAttribute("open"), again.querySelector("form") !== null]).toEqual([
      false,
      true,
    ]);
  }
});

const billOn = (day: string, amount = "5.00") => ({ provider: "Kept Clinic", day, amount });
const isHere = (page: Page) => !page.text.includes("That bill isn't here anymore.");

test("BILL-03 a bill is looked for in each list once, in all claims of two years", async () => {
  const browser = await world.enter("denied");
  const calls = await world.callsDuring(() => browser.openPost(BILL, billOn("2026-06-15")));
  const lists = calls.filter(({ path }) => /^\/claims\/(medical|dental|vision)$/.test(path));
  const whose = lists.map(({ path, query }) => `${path} ${query["suffix"]}`);
  expect(whose.length).toBeGreaterThan(5);
  expect(whose).toEqual([...new Set(whose)]);
  const asked = lists.map(({ query }) => [query["startDate"], query["endDate"]]);
  expect(asked).toEqual(asked.map(() => ["2024-11-21", "2026-11-21"]));
});

test("BILL-01 the three latest bills of a member are kept, and no fourth", async () => {
  const browser = await world.enter("denied");
  const bills: Page[] = [];
  for (const amount of ["1.00", "2.00", "3.00", "4.00"])
    bills.push(await browser.openPost(BILL, billOn("2026-10-10", amount)));
  const kept: boolean[] = [];
  for (const { url } of bills) kept.push(isHere(await browser.open(url)));
  expect(kept).toEqual([false, true, true, true]);
});
