import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { openWorld, type World } from "#tests/harness/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

const PATH = "/id-card";

async function open(persona: string) {
  const browser = await world.enter(persona);
  return { browser, page: await browser.open(PATH) };
}

const EMAIL = "/id-card/0/M/email";

test("IDCARD-08 GW-61 a card goes to the address of the preferences, by one form and one call", async () => {
  const { browser, page } = await open("sub");
  const { emailAddress } = await answerOf(world, "sub", accountPreferences);
  const form = await browser.open(linksOf(page).find(([, href]) => href === EMAIL)?.[1] ?? "");
  expect(form.text).toContain(
    `the card of Jordan Testa-Lindqvist (Medical, dental, vision and pharmacy)`,
  );
  const field = elementOf(form, "#emailAddress");
  expect([field.getAttribute("value"), field.getAttribute("type")]).toEqual([
    emailAddress,
    "email",
  ]);
  let sent: Page | undefined;
  const calls = await world.callsDuring(async () => {
    sent = await browser.submit(form, "Send card");
  });
  expect(sent?.hops).toEqual([PATH]);
  expect(textsOf(sent ?? form, '[role="status"]').join(" ")).toContain(
    "Your ID card was sent by email",
  );
  const posts = calls.filter(({ method }) => method === "POST");
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    ["/idCard/email", { suffix: 0, category: "M", emailAddress }],
  ]);
  expect((await browser.open(PATH)).text).not.toContain("was sent by email");
});

test.each([
  ["", "Email address is a required field"],
  ["jordan", "Invalid email address"],
  ["jordan@", "Invalid email address"],
  ["a@b.example, c@d.example", "Invalid email address"],
  ["<script>@members.example", "Invalid email address"],
])(
  "IDCARD-08 S-03 %j is no address: said beside the field, nothing sent, what was typed kept",
  async (typed, error) => {
    const browser = await world.enter("sub");
    const form = await browser.open(EMAIL);
    const calls = await world.callsDuring(async () => {
      const page = await browser.submit(form, "Send card", { "Email address": typed });
      expect(page.status).toBe(400);
      expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
      expect(textsOf(page, ".summary a")).toEqual([error]);
      expect(textsOf(page, "#emailAddress-error")).toEqual([`Error: ${error}`]);
      expect(elementOf(page, "#emailAddress").getAttribute("value") ?? "").toBe(typed);
    });
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  },
);

const STAFF =
  "You send this on the member's behalf: use only an address the member gave you. " +
  "It is recorded with your name, the member and the time.";

test("IDCARD-08 staff who act for a member read whose name it goes out in; members do not", async () => {
  const own = await (await world.enter("sub")).open(EMAIL);
  expect(own.text).not.toMatch(/behalf|recorded/);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const form = await browser.open(EMAIL);
  const described = elementOf(form, "#emailAddress").getAttribute("aria-describedby") ?? "";
  expect(textsOf(form, `#${described}`)).toEqual([STAFF]);
  const refused = await browser.submit(form, "Send card", { "Email address": "jordan" });
  expect([refused.status, refused.text.includes(STAFF)]).toEqual([400, true]);
  const sent = await browser.submit(refused, "Send card", { "Email address": "j@members.example" });
  expect(sent.hops).toEqual([PATH]);
});

test.each([400, 404, 409, 422])(
  "IDCARD-08 a %i of the gateway is said on the form",
  async (status) => {
    const browser = await world.enter("sub");
    const form = await browser.open(EMAIL);
    await world.fault({ path: "idCard/email", status });
    const page = await browser.submit(form, "Send card", { "Email address": "j@members.example" });
    expect([page.status, page.hops]).toEqual([400, []]);
    const alert = '.alert[role="alert"]';
    expect(textsOf(page, `${alert} p`)).toEqual([
      "The card could not be sent to this address. Check it and try again.",
    ]);
    expect(linksOf(page, alert)).toEqual([
      [expect.stringMatching(/^Call /), expect.stringMatching(/^tel:/)],
    ]);
    expect(elementOf(page, alert).getAttribute("tabindex")).toBe("-1");
    expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("j@members.example");
  },
);

test("IDCARD-08 a double press sends one card", async () => {
  const browser = await world.enter("sub");
  await world.fault({ method: "POST", path: "idCard/email", delayMs: 50 });
  const calls = await world.callsDuring(async () => {
    const press = () =>
      browser.send(EMAIL, {
        method: "POST",
        body: new URLSearchParams({ emailAddress: "jordan@members.example" }),
      });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });
  expect(calls.filter(({ path }) => path === "/idCard/email")).toHaveLength(1);
});

const MAIL = "Request by mail : Medical, dental, vision and pharmacy card";

test("IDCARD-09 GW-62 each category is asked for by mail with a button of its own; the gateway's words are shown once", async () => {
  const { browser, page } = await open("sub");
  const buttons = textsOf(page, "main form button");
  expect(buttons).toEqual([MAIL, "Request by mail : Dental and vision card"]);
  let answered: Page | undefined;
  const calls = await world.callsDuring(async () => {
    answered = await browser.submit(page, "Request by mail : Dental and vision card");
  });
  expect(answered?.hops).toEqual([PATH]);
  const words = "Your ID card will arrive in 7 to 10 business days.";
  expect(textsOf(answered ?? page, '.alert[role="alert"]')).toEqual([words]);
  const asked = calls.filter(({ path }) => path === "/idCard/request");
  expect(asked.map(({ method, query }) => [method, query])).toEqual([
    ["GET", { category: "D", asOfDate: "2026-11-21" }],
  ]);
  expect((await browser.open(PATH)).text).not.toContain(words);
});

test("IDCARD-09 a dependent asks for the categories of their own card", async () => {
  const { browser, page } = await open("dep-adult");
  expect(textsOf(page, "main form button")).toEqual([MAIL]);
  const answered = await browser.submit(page, MAIL);
  expect(answered.text).toContain("Your ID card will arrive");
});

test("IDCARD-09 the gateway's words are words, and where it has none ours stand in", async () => {
  const { browser, page } = await open("sub");
  await world.fault({ path: "idCard/request", body: "<b>Soon</b><script>x()</script>" });
  const answered = await browser.submit(page, MAIL);
  expect(textsOf(answered, '.alert[role="alert"]')[0]).toContain("<b>Soon</b>");
  expect(answered.html).not.toMatch(/<b>Soon|<script>x/);
  await world.mend();
  const other = await open("dep-adult");
  await world.fault({ path: "idCard/request", body: "" });
  const silent = await other.browser.submit(other.page, MAIL);
  expect(textsOf(silent, '.alert[role="alert"]')).toEqual(["Your card is on its way by mail."]);
});

test("IDCARD-09 a refusal is said in place; a category that is no card is a 404 and no call", async () => {
  const { browser, page } = await open("sub");
  await world.fault({ path: "idCard/request", status: 422 });
  const refused = await browser.submit(page, MAIL);
  expect([refused.status, refused.hops]).toEqual([400, []]);
  expect(refused.text).toContain("We could not order this card.");
  expect(refused.document.querySelectorAll(".wallet")).toHaveLength(4);
  await world.mend();
  const calls = await world.callsDuring(async () => {
    for (const category of ["V", "X", "m", "", "M,D", "9".repeat(10_000)]) {
      const body = new URLSearchParams({ category });
      expect((await browser.open(PATH, { method: "POST", body })).status).toBe(404);
    }
  });
  expect(calls.filter(({ path }) => path === "/idCard/request")).toEqual([]);
});

test("IDCARD-09 S-03 a refusal says whom to ring: the phone of the brand", async () => {
  const { browser, page } = await open("sub");
  await world.fault({ path: "idCard/request", status: 400 });
  const refused = await browser.submit(page, MAIL);
  expect(linksOf(refused, '.alert[role="alert"]')).toEqual([
    ["Call 503-555-0100", "tel:5035550100"],
  ]);
});

test.each([400, 404, 409, 422])(
  "IDCARD-09 IDCARD-08 after a refusal with %i the same press at once is a new one",
  async (status) => {
    const { browser, page } = await open("sub");
    for (const [path, name, press] of [
      ["idCard/request", "mail", () => browser.submit(page, MAIL)],
      [
        "idCard/email",
        "e-mail",
        async () => browser.submit(await browser.open(EMAIL), "Send card"),
      ],
    ] as const) {
      await world.fault({ path, status });
      expect.soft((await press()).status, name).toBe(400);
      await world.mend();
      const calls = await world.callsDuring(async () => {
        expect.soft((await press()).hops, name).toEqual([PATH]);
        // What was carried out is remembered: pressed once more, it is not done again.
        expect.soft((await press()).hops, name).toEqual([PATH]);
      });
      expect.soft(calls.filter((call) => call.path === `/${path}`)).toHaveLength(1);
    }
  },
);

test("IDCARD-09 what was said to one member is not shown to the next in the same browser", async () => {
  const { browser, page } = await open("sub");
  await browser.send(PATH, { method: "POST", body: new URLSearchParams({ category: "M" }) });
  expect(browser.jar.has("mailed_card")).toBe(true);
  await browser.submit(page, "Log out");
  expect(browser.jar.has("mailed_card")).toBe(false);
});
