import { expect, test } from "vitest";
import { alertsOf, linksOf, logIn, textsOf, elementOf } from "#tests/harness/pages/page-parts.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { eventually } from "#tests/harness/eventually.ts";

const world = resetting(useWorld());

const PATH = "/id-card";

const open = (persona: string) => world.openAs(persona, PATH);

const EMAIL = "/id-card/0/M/email";
const ALERT = '.alert[role="alert"]';
const MAIL = "Mail my cards";
const ASK = (name: string) => `Request by mail : ${name} card`;
const ALL_KINDS = "Medical, dental, vision and pharmacy";

/** Requests the cards of a category by mail, from the page with the address. */
const mail = async (browser: Visitor, category: string) =>
  browser.submit(await browser.open(`/id-card/mail/${category}`), MAIL);

test("IDCARD-09 address, members and card are shown before the request, and no request is made yet", async () => {
  const { browser, page } = await open("sub");
  const link = linkOf(page.document, ASK("Dental and vision"));
  const asked = await browser.open(link.getAttribute("href") ?? "");
  expect([asked.status, asked.url.pathname]).toEqual([200, "/id-card/mail/D"]);
  expect(textsOf(asked, ".sheet dd")).toEqual([
    "Dental and vision",
    "Robin Testa-Lindqvist",
    "101 Sample Street Exampleville, OR 97001",
  ]);
  expect((await world.calls()).filter(({ path }) => path === "/idCard/request")).toEqual([]);
  const all = await browser.open("/id-card/mail/M");
  expect(textsOf(all, ".sheet dd")[1]).toBe(
    "Jordan Testa-Lindqvist Theo Testa-Lindqvist Marisol Testa-Lindqvist",
  );
  const { browser: own, page: cards } = await open("dep-adult");
  expect(textsOf(cards, 'main a[href^="/id-card/mail/"]')).toEqual([ASK(ALL_KINDS)]);
  const dependent = await own.open("/id-card/mail/M");
  expect(textsOf(dependent, ".sheet dd")[1]).toBe("Theo Testa-Lindqvist");
  expect((await own.submit(dependent, MAIL)).text).toContain("Your ID card will arrive");
});

test("IDCARD-09 an address that fails is said to be missing; without an address there is no request", async () => {
  const opened = (fault: { status?: number; body?: unknown }) =>
    seeDuring(world, { path: "account/address", ...fault }, "/id-card/mail/M");
  const unread = await opened({ status: 500 });
  expect(unread.text).toContain("We can't show your address right now.");
  expect(textsOf(unread, "main form button")).toEqual([MAIL]);
  const none = await opened({ body: { addressLine1: null } });
  expect(none.text).toContain("We have no mailing address for you, so we can't mail a card.");
  expect(textsOf(none, "main form button")).toEqual([]);
  expect(linksOf(none)).toContainEqual(["Call 503-555-0100", "tel:5035550100"]);
});

test("IDCARD-09 the mailing page of a category in which the dependent has no card, or of none, is a 404", async () => {
  const { browser } = await open("dep-adult");
  for (const category of ["D", "m", "%25"]) {
    expect((await browser.open(`/id-card/mail/${category}`)).status).toBe(404);
  }
});

test("IDCARD-09 GW-62 a request names its category, and the gateway's answer is shown once", async () => {
  const { browser, page } = await open("sub");
  const ways = textsOf(page, 'main a[href^="/id-card/mail/"]');
  expect(ways).toEqual([ASK(ALL_KINDS), ASK("Dental and vision")]);
  const { page: answered, calls } = await writing(world, () => mail(browser, "D"));
  expect(answered.hops).toEqual([PATH]);
  const words = "Your ID card will arrive in 7 to 10 business days.";
  expect(alertsOf(answered)).toEqual([words]);
  const asked = calls.filter(({ path }) => path === "/idCard/request");
  expect(asked.map(({ method, query }) => [method, query])).toEqual([
    ["GET", { category: "D", asOfDate: "2026-11-21" }],
  ]);
  expect((await browser.open(PATH)).text).not.toContain(words);
});

test("IDCARD-09 S-03 a refused request has its error on the page; an unknown category is a 404 without a call", async () => {
  const { browser } = await open("sub");
  await world.fault({ path: "idCard/request", status: 422 });
  const refused = await mail(browser, "M");
  expect([refused.status, refused.hops]).toEqual([400, []]);
  expect(refused.text).toContain("We couldn't order this card.");
  // It gives the brand's phone number.
  expect(linksOf(refused, ALERT)).toEqual([["Call 503-555-0100", "tel:5035550100"]]);
  expect(textsOf(refused, "title")[0]).toMatch(/^Error: /);
  expect(refused.document.querySelectorAll(".wallet")).toHaveLength(4);
  await world.mend();
  const calls = await world.callsDuring(async () => {
    for (const category of ["V", "m", "", "9".repeat(10_000)]) {
      expect((await browser.openPost(PATH, { category })).status).toBe(404);
    }
  });
  expect(calls.filter(({ path }) => path === "/idCard/request")).toEqual([]);
});

test("IDCARD-09 IDCARD-08 the same press after a refusal is a new request, after a success it is not", async () => {
  const status = 409;
  const { browser } = await open("sub");
  const send = async () => browser.submit(await browser.open(EMAIL), "Send card");
  for (const [path, name, press] of [
    ["idCard/request", "mail", () => mail(browser, "M")],
    ["idCard/email", "e-mail", send],
  ] as const) {
    await world.fault({ path, status });
    expect.soft((await press()).status, name).toBe(400);
    await world.mend();
    const calls = await world.callsDuring(async () => {
      expect.soft((await press()).hops, name).toEqual([PATH]);
      // A completed request is remembered: a second submit does not repeat it.
      expect.soft((await press()).hops, name).toEqual([PATH]);
    });
    expect.soft(calls.filter((call) => call.path === `/${path}`)).toHaveLength(1);
  }
});

test("IDCARD-08 GW-61 the form has the member's own address and sends the card there by one call", async () => {
  const { browser, page } = await open("sub");
  const { emailAddress } = await answerOf(world, "sub", accountPreferences);
  const form = await browser.open(linksOf(page).find(([, href]) => href === EMAIL)?.[1] ?? "");
  expect(form.text).toContain(`Jordan Testa-Lindqvist's medical, dental, vision and pharmacy card`);
  const field = elementOf(form, "#emailAddress");
  expect(field.attributes).toMatchObject({ value: emailAddress, type: "email" });
  const { page: sent, writes } = await writing(world, () => browser.submit(form, "Send card"));
  expect(sent.hops).toEqual([PATH]);
  expect(textsOf(sent, '[role="status"]').join(" ")).toContain("We emailed your ID card");
  const body = { suffix: 0, category: "M", emailAddress };
  expect(writes).toEqual([{ method: "POST", path: "/idCard/email", body }]);
  expect((await browser.open(PATH)).text).not.toContain("was sent by email");
});

test("IDCARD-08 S-03 an invalid e-mail address has its error, is kept in the form, and nothing is sent", async () => {
  const { browser, page: form } = await world.openAs("sub", EMAIL);
  for (const [typed, error] of [
    ["", "Email address is a required field"],
    ["<script>@members.example", "Invalid email address"],
  ] as const) {
    const { page, writes } = await writing(world, () =>
      browser.submit(form, "Send card", { "Email address": typed }),
    );
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
    expect(textsOf(page, ".summary a")).toEqual([error]);
    expect(textsOf(page, "#emailAddress-error")).toEqual([`Error: ${error}`]);
    expect(elementOf(page, "#emailAddress").getAttribute("value") ?? "").toBe(typed);
  }
});

test("IDCARD-08 staff who act for a member send a card only with the member's consent, which the log has", async () => {
  const own = await world.see("sub", EMAIL);
  expect(own.document.querySelector("#onBehalf")).toBeNull();
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const form = await browser.open(EMAIL);
  const typed = { "Email address": "j@members.example" };
  const press = () => browser.submit(form, "Send card", typed);
  const { page, writes } = await writing(world, press);
  expect([page.status, writes]).toEqual([400, []]);
  expect(textsOf(page, ".summary a")).toEqual([
    "Confirm that the member asked you to make these choices.",
  ]);
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("j@members.example");
  const consent = { "The member asked me to make these choices for them.": "on" };
  expect((await browser.submit(page, "Send card", consent)).hops).toEqual([PATH]);
  await eventually(() => expect(world.log()).toMatch(/"consent-on-behalf".*"ok".*email/));
});

test("IDCARD-08 a card that the gateway refuses to send has its error and a phone number on the form", async () => {
  const status = 422;
  const { browser, page: form } = await world.openAs("sub", EMAIL);
  await world.fault({ path: "idCard/email", status });
  const page = await browser.submit(form, "Send card", { "Email address": "j@members.example" });
  expect([page.status, page.hops]).toEqual([400, []]);
  const alert = '.alert[role="alert"]';
  expect(textsOf(page, `${alert} p`)).toEqual([
    "We couldn't send the card to this address. Check it and try again.",
  ]);
  expect(linksOf(page, alert)).toEqual([
    [expect.stringMatching(/^Call /), expect.stringMatching(/^tel:/)],
  ]);
  expect(elementOf(page, alert).getAttribute("tabindex")).toBe("-1");
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("j@members.example");
});

test("IDCARD-09 the gateway's answer to an order by mail is not shown to another member who logs in there", async () => {
  const browser = await world.enter("sub");
  const { status } = await browser.post(PATH, { category: "D" });
  expect(status).toBe(303);
  await logIn(browser, "dep-adult", PASSWORD);
  const page = await browser.open(PATH);
  expect([page.status, alertsOf(page)]).toEqual([200, []]);
});
