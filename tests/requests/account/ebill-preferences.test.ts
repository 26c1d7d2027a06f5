import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { alertsOf, elementOf, linksOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { openWorld, PASSWORD, type Fault, type World } from "#tests/harness/world.ts";
import { factsOf } from "../home/home-page.ts";
import { ebillButton } from "./ebill-hand-off.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

const PATH = "/account/ebill";
const FORM = `${PATH}?edit=preferences`;
const CARD = "How you get your bills";
const INVOICE = "Email me when my invoice is available";
const REMINDER = "Email me approximately 5 days before my invoice due date.";
const ON_PAPER = { "Paper statements": "on", [INVOICE]: "" };
const CHANGED = { discontinuePaperStatements: "N", emailWhenBillReady: "N" };
const CONFIRM = "The member asked me to make these choices for them.";

async function edit() {
  const browser = await world.enter("sub");
  return { browser, page: await browser.open(FORM) };
}

const putsDuring = async (work: () => Promise<unknown>) =>
  (await world.callsDuring(work)).filter(({ method }) => method === "PUT");

const isTicked = (page: Page, id: string) => elementOf(page, `#${id}`).hasAttribute("checked");

test("S-11 PREFS-06 PREFS-07 PREFS-08 the card's form has the labels and the values that are saved", async () => {
  const { page } = await edit();
  expect(textsOf(page, "main form legend")).toEqual(["Statements"]);
  expect(textsOf(page, "main form label")).toEqual([
    "Paperless statements",
    "Paper statements",
    INVOICE,
    REMINDER,
  ]);
  expect(isTicked(page, "discontinuePaperStatements")).toBe(true);
  expect(isTicked(page, "emailWhenBillReady")).toBe(true);
  expect(page.html).not.toContain('name="emailAddress"');
});

test("S-11 T-45 GW-25 saving changes what is about bills, and sends all else back as it is", async () => {
  const before = await answerOf(world, "sub", accountPreferences);
  const { browser, page } = await edit();
  let saved: Page | undefined;
  const puts = await putsDuring(async () => {
    saved = await browser.submit(page, "Save", ON_PAPER);
  });
  expect(puts.map(({ path, body }) => [path, body])).toEqual([
    ["/account/preferences", { ...before, ...CHANGED }],
  ]);
  expect(saved?.hops).toEqual([PATH]);
  expect(textsOf(saved as Page, '[role="status"]').join()).toContain(
    "Successfully updated preferences",
  );
  expect(factsOf(saved as Page, CARD)).toMatchObject({
    Statements: "Paper statements",
    [INVOICE]: "No",
    [REMINDER]: "Yes",
  });
});

/** A browser whose session has to read the preferences again, as something else has them. */
async function afterSaving(fault: Fault) {
  const { browser, page } = await edit();
  const body = await answerOf(world, "sub", accountPreferences);
  await world.fault(
    { path: "account/preferences", method: "GET", body, times: 1 },
    { path: "account/preferences", method: "GET", ...fault },
  );
  await browser.submit(page, "Save");
  return browser;
}

const NOTHING = {
  emailAddress: " ",
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailPaymentReminder: null,
};

test("S-11 PREFS-20 what was never chosen is said so, and the form starts with paperless", async () => {
  const browser = await afterSaving({ body: NOTHING });
  const page = await browser.open(PATH);
  expect(factsOf(page, CARD)).toEqual({
    Statements: "Not chosen yet",
    [INVOICE]: "Not chosen yet",
    [REMINDER]: "Not chosen yet",
  });
  const form = await browser.open(FORM);
  expect(isTicked(form, "discontinuePaperStatements")).toBe(true);
  expect(isTicked(form, "emailPaymentReminder")).toBe(true);
});

test("S-11 T-45 an e-mail address that is missing stays so, and is not asked for here", async () => {
  const browser = await afterSaving({ body: NOTHING });
  const page = await browser.open(FORM);
  expect(page.text).toContain("We don't have an email address for you");
  const [put] = await putsDuring(() => browser.submit(page, "Save", ON_PAPER));
  expect(put?.body).toMatchObject({ ...CHANGED, emailPaymentReminder: "Y", electronicEob: null });
  expect(put?.body).toHaveProperty("emailAddress", null);
});

test("S-11 where the choices cannot be read they are unavailable, never none, and the way to eBill stays", async () => {
  const page = await (await afterSaving({ status: 500 })).open(PATH);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/how you get your bills/);
  expect(page.text).toContain("Try again");
  expect(ebillButton(page).action).toBe(PATH);
});

test("S-11 T-45 a forged marker or field writes nothing that the card does not have", async () => {
  const before = await answerOf(world, "sub", accountPreferences);
  const { browser, page } = await edit();
  const seen = elementOf(page, 'input[name="seen"]').getAttribute("value") ?? "";
  const body = new URLSearchParams({
    seen,
    rendered: "electronicEob discontinuePaperStatements __proto__",
    electronicEob: "N",
    emailAddress: "else@example.test",
    discontinuePaperStatements: "N",
  });
  const [put] = await putsDuring(() => browser.open(FORM, { method: "POST", body }));
  expect(put?.body).toEqual({ ...before, discontinuePaperStatements: "N" });
});

test("S-11 a choice that is none is refused at its field, and nothing is sent", async () => {
  const { browser, page } = await edit();
  const seen = elementOf(page, 'input[name="seen"]').getAttribute("value") ?? "";
  const rendered = elementOf(page, 'input[name="rendered"]').getAttribute("value") ?? "";
  for (const value of ["", "maybe", "<b>"]) {
    const body = new URLSearchParams({ seen, rendered, discontinuePaperStatements: value });
    let answer: Page | undefined;
    const puts = await putsDuring(async () => {
      answer = await browser.open(FORM, { method: "POST", body });
    });
    expect([answer?.status, puts]).toEqual([400, []]);
    expect(linksOf(answer as Page, ".summary").map(([, href]) => href)).toEqual([
      "#discontinuePaperStatements",
    ]);
  }
});

test("S-11 two tabs: the second sees what the first saved beside its own choice, and may save it then", async () => {
  const { browser, page } = await edit();
  const other = await browser.open(FORM);
  await browser.submit(page, "Save", ON_PAPER);
  let stale: Page | undefined;
  expect(
    await putsDuring(async () => {
      stale = await browser.submit(other, "Save", { [REMINDER]: "" });
    }),
  ).toEqual([]);
  const shown = stale as Page;
  expect(shown.status).toBe(400);
  expect(factsOf(shown, CARD)).toMatchObject({ Statements: "Paper statements", [INVOICE]: "No" });
  expect([isTicked(shown, "emailPaymentReminder"), isTicked(shown, "emailWhenBillReady")]).toEqual([
    false,
    true,
  ]);
  const puts = await putsDuring(() => browser.submit(shown, "Save"));
  expect(puts[0]?.body).toMatchObject({
    discontinuePaperStatements: "Y",
    emailWhenBillReady: "Y",
    emailPaymentReminder: "N",
  });
});

test("S-11 T-45 another preference that changed meanwhile is no conflict, and is not undone", async () => {
  const { browser, page } = await edit();
  const before = await answerOf(world, "sub", accountPreferences);
  await world.fault({
    path: "account/preferences",
    method: "GET",
    body: { ...before, electronicEob: "N" },
  });
  const [put] = await putsDuring(() => browser.submit(page, "Save", ON_PAPER));
  expect(put?.body).toEqual({ ...before, electronicEob: "N", ...CHANGED });
});

test("S-11 pressed twice at once it is one write, and both see it saved", async () => {
  const { browser, page } = await edit();
  const puts = await putsDuring(async () => {
    const saved = await Promise.all([1, 2].map(() => browser.submit(page, "Save", ON_PAPER)));
    expect(saved.map(({ hops }) => hops)).toEqual([[PATH], [PATH]]);
  });
  expect(puts).toHaveLength(1);
});

test("S-11 a write that is lost on its way back is read again, and said to be saved", async () => {
  const { browser, page } = await edit();
  const before = await answerOf(world, "sub", accountPreferences);
  await world.fault(
    { path: "account/preferences", method: "PUT", status: 500 },
    { path: "account/preferences", method: "GET", body: before, times: 1 },
    { path: "account/preferences", method: "GET", body: { ...before, ...CHANGED } },
  );
  const saved = await browser.submit(page, "Save", ON_PAPER);
  expect(saved.hops).toEqual([PATH]);
  expect(textsOf(saved, '[role="status"]').join()).toContain("Successfully updated preferences");
});

test.each([
  [{ status: 500 }, "We couldn't save your choices."],
  [{ status: 504 }, "We can't tell yet whether your choices were saved."],
  [{ status: 400 }, "Check what you entered and submit it again."],
])("S-11 a write answered with %j says %s and keeps what was chosen", async (fault, words) => {
  const { browser, page } = await edit();
  await world.fault({ path: "account/preferences", method: "PUT", ...fault });
  const answer = await browser.submit(page, "Save", ON_PAPER);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(alertsOf(answer).join()).toContain(words);
  expect(isTicked(answer, "discontinuePaperStatements-2")).toBe(true);
  expect(isTicked(answer, "emailWhenBillReady")).toBe(false);
  await world.mend();
  const puts = await putsDuring(() => browser.submit(answer, "Save"));
  expect(puts[0]?.body).toMatchObject(CHANGED);
});

test("S-11 where what is saved cannot be read, nothing is sent and what was chosen stays", async () => {
  const { browser, page } = await edit();
  await world.fault({ path: "account/preferences", status: 500 });
  let answer: Page | undefined;
  const puts = await putsDuring(async () => {
    answer = await browser.submit(page, "Save", ON_PAPER);
  });
  expect(puts).toEqual([]);
  expect(alertsOf(answer as Page).join()).toContain("We couldn't save your choices.");
  expect(isTicked(answer as Page, "discontinuePaperStatements-2")).toBe(true);
});

test("S-11 T-71 a session that ends in the middle keeps what was chosen for the next log-in", async () => {
  const { browser, page } = await edit();
  await world.fault({ path: "account/preferences", method: "PUT", status: 401 });
  const out = await browser.submit(page, "Save", ON_PAPER);
  expect(out.hops).toEqual(["/login"]);
  await world.mend();
  await logIn(browser, "sub", PASSWORD);
  const back = await browser.open(PATH);
  expect(back.text).toContain("Your session ended before this was sent.");
  expect(isTicked(back, "discontinuePaperStatements-2")).toBe(true);
  expect(isTicked(back, "emailWhenBillReady")).toBe(false);
});

test("S-11 staff confirm that the member asked for it, and both are in the audit trail", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(FORM);
  let refused: Page | undefined;
  expect(
    await putsDuring(async () => {
      refused = await browser.submit(page, "Save", ON_PAPER);
    }),
  ).toEqual([]);
  expect(linksOf(refused as Page, ".summary").map(([, href]) => href)).toEqual(["#onBehalf"]);
  const puts = await putsDuring(() =>
    browser.submit(refused as Page, "Save", { ...ON_PAPER, [CONFIRM]: "on" }),
  );
  expect(puts[0]?.body).toMatchObject(CHANGED);
  const trail = jsonLines(world.log()).filter(({ event }) => event === "consent-on-behalf");
  expect(trail.map(({ outcome, pattern }) => [outcome, pattern])).toEqual([
    ["ok", "account/ebill"],
  ]);
});
