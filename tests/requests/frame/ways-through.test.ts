import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";

// Whole paths of a member: each step is a link or a form of the page before.

const world = resetting(useWorld());

/** Follows the first link with this text. */
function follow(browser: Visitor, { document, url }: Page, words: RegExp): Promise<Page> {
  const nameOf = (link: (typeof links)[number]) =>
    link.getAttribute("aria-label") ?? link.textContent.replace(/\s+/g, " ").trim();
  const links = document.querySelectorAll("a[href]");
  const href = links.find((link) => words.test(nameOf(link)))?.getAttribute("href");
  if (href === undefined) throw new Error(`${words} is not in: ${links.map(nameOf).join(" | ")}`);
  return browser.open(new URL(href, url));
}

const whereOf = ({ url }: Page) => `${url.pathname}${url.search}`;

test("S-20 BRAND-07 a member finds a pediatrician from home, chooses them for two children, and home names them", async () => {
  const browser = await world.enter("care");
  const search = await follow(browser, await browser.open("/home"), /^Select primary care for Ivy/);
  expect(whereOf(search)).toBe("/find-care/primary-care/2/search");
  const found = await browser.submit(search, "Search", {
    "ZIP code": "97204",
    "Name, group, specialty or city": "Bridgetown",
  });
  const form = await follow(browser, found, /^Choose Pediatric Partners of Bridgetown/);
  expect(textsOf(form, "h1")).toEqual(["Confirm your provider"]);
  expect(form.url.href).not.toMatch(/97204|Bridgetown|Ivy/i);
  const saved = await browser.submit(form, "Save choice", { "Leo Carewell-Sample": "on" });
  expect(whereOf(saved)).toBe("/find-care/primary-care/2/chosen");
  expect(saved.text).toContain("Your primary care selection was received.");
  const home = await follow(browser, saved, /^Go to home/);
  for (const name of ["Ivy", "Leo"]) {
    const row = textsOf(home, ".people > li").find((it) => it.includes(name));
    expect(row).toContain("Pediatric Partners of Bridgetown");
  }
});

test("S-21 BRAND-04 a member filters claims, opens one, and its breadcrumb leads back to the filtered list", async () => {
  const browser = await world.enter("sub");
  const list = await follow(browser, await browser.open("/home"), /^View all your claims/);
  expect(list.text).toContain("Showing 1 to 20 of 88 claims");
  const few = await browser.submit(list, "Show claims", {
    Member: "Theo Testa-Lindqvist",
    From: "2025-01-01",
    To: "2025-12-31",
    Status: "Paid",
  });
  expect(whereOf(few)).toBe("/claims?member=1&from=2025-01-01&to=2025-12-31&status=02");
  expect(few.text).toContain("Theo's medical claims");
  const more = await follow(browser, few, /Paid/);
  expect(whereOf(more)).toBe("/claims?member=1&from=2025-01-01&to=2025-12-31");
  const claim = await follow(browser, more, /^Details/);
  expect(claim.url.pathname).toMatch(/^\/claims\/medical\/\d+\/1$/);
  expect(linksOf(claim, ".crumbs").at(-1)?.[1]).toBe(whereOf(more));
});

test("IDCARD-08 IDCARD-09 S-03 a member e-mails a card after a refused address and orders another by mail", async () => {
  const browser = await world.enter("sub");
  const form = await follow(browser, await browser.open("/id-card"), /^Email for Robin/);
  const refused = await browser.submit(form, "Send card", { "Email address": "robin at home" });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="robin at home"');
  const sent = await browser.submit(refused, "Send card", {
    "Email address": "robin@members.example",
  });
  expect(whereOf(sent)).toBe("/id-card");
  expect(sent.text).toContain("We emailed your ID card");
  const order = await follow(browser, sent, /Dental and vision card$/);
  expect(order.text).toContain("101 Sample Street");
  const mailed = await browser.submit(order, "Mail my cards");
  expect(mailed.text).toContain("Your ID card will arrive in 7 to 10 business days.");
});

test("an adult dependent requests confidential communication from the Help center and ends the request", async () => {
  const browser = await world.confirmed("dep-adult");
  const form = await follow(browser, await browser.open("/account/support"), /^See your choices/);
  const refused = await browser.submit(form, "Send request", {
    "Your email address": "nobody",
    "I could be in danger": "on",
  });
  expect(textsOf(refused, "#emailAddress-error")).toEqual([
    expect.stringContaining("doesn't look like an email"),
  ]);
  // The box is still checked: only the address is typed again.
  const asked = await browser.submit(refused, "Send request", {
    "Your email address": "own@quiet.example",
  });
  expect(asked.text).toContain("Step 1 of 3: Received");
  const end = await follow(browser, asked, /^End this request/);
  expect(textsOf(end, "h1")).toEqual(["End your request?"]);
  const ended = await browser.submit(end, "End my request");
  expect(ended.text).toContain("Your request ended on");
  expect(whereOf(await follow(browser, ended, /^Leave this page/))).toBe("/home");
});

test("ROUTE-25 S-10 S-32 a member ends a plan from home, and home shows the end date", async () => {
  const browser = await world.confirmed("sub");
  const plans = await follow(browser, await browser.open("/home"), /^Member plan benefits/);
  const confirm = await browser.submit(plans, "Continue", { "Cancel medical and dental": "on" });
  expect(textsOf(confirm, "h1")).toEqual(["End medical and dental coverage?"]);
  await browser.submit(confirm, "End coverage");
  const home = await browser.open("/home");
  expect(textsOf(home, "h2, h3")).toContain("Your medical and dental benefits end on 12/31/2026");
});
