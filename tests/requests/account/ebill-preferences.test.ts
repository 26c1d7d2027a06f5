import { afterEach, expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";
import { factsOf } from "../home/home-page.ts";
import { ebillButton } from "./ebill-hand-off.ts";
import {
  CARD,
  CHANGED,
  FORM,
  INVOICE,
  isTicked,
  ON_PAPER,
  openChoices,
  PATH,
  putsDuring,
  REMINDER,
} from "./ebill-page.ts";

const world = useWorld();
afterEach(() => world.reset());

test("S-11 PREFS-06 PREFS-07 PREFS-08 the card's form has the labels and the values that are saved", async () => {
  const { page } = await openChoices(world);
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
  const { browser, page } = await openChoices(world);
  let saved: Page | undefined;
  const puts = await putsDuring(world, async () => {
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
  const { browser, page } = await openChoices(world);
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
  const [put] = await putsDuring(world, () => browser.submit(page, "Save", ON_PAPER));
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
  const { browser, page } = await openChoices(world);
  const seen = elementOf(page, 'input[name="seen"]').getAttribute("value") ?? "";
  const body = new URLSearchParams({
    seen,
    rendered: "electronicEob discontinuePaperStatements __proto__",
    electronicEob: "N",
    emailAddress: "else@example.test",
    discontinuePaperStatements: "N",
  });
  const [put] = await putsDuring(world, () => browser.open(FORM, { method: "POST", body }));
  expect(put?.body).toEqual({ ...before, discontinuePaperStatements: "N" });
});

test("S-11 a choice that is none is refused at its field, and nothing is sent", async () => {
  const { browser, page } = await openChoices(world);
  const seen = elementOf(page, 'input[name="seen"]').getAttribute("value") ?? "";
  const rendered = elementOf(page, 'input[name="rendered"]').getAttribute("value") ?? "";
  for (const value of ["", "maybe", "<b>"]) {
    const body = new URLSearchParams({ seen, rendered, discontinuePaperStatements: value });
    let answer: Page | undefined;
    const puts = await putsDuring(world, async () => {
      answer = await browser.open(FORM, { method: "POST", body });
    });
    expect([answer?.status, puts]).toEqual([400, []]);
    expect(linksOf(answer as Page, ".summary").map(([, href]) => href)).toEqual([
      "#discontinuePaperStatements",
    ]);
  }
});
