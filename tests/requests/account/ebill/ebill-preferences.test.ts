import { expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { factsOf } from "../../home/home-page.ts";
import { writing } from "../../sign-in/pending-steps.ts";
import {
  CARD,
  CHANGED,
  FORM,
  INVOICE,
  isTicked,
  ON_PAPER,
  openChoices,
  PATH,
  REMINDER,
  save,
} from "./ebill-page.ts";

const world = resetting(useWorld());

test("S-11 PREFS-06 PREFS-07 PREFS-08 the form shows the billing choices with their saved values", async () => {
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

test("S-11 T-45 GW-25 saved billing choices leave all other preferences unchanged", async () => {
  const before = await answerOf(world, "sub", accountPreferences);
  const { browser, page } = await openChoices(world);
  const { page: saved, writes } = await save(world, browser, page, ON_PAPER);
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ["/account/preferences", { ...before, ...CHANGED }],
  ]);
  expect(saved.hops).toEqual([PATH]);
  expect(textsOf(saved, '[role="status"]').join()).toContain("Successfully updated preferences");
  expect(factsOf(saved, CARD)).toMatchObject({
    Statements: "Paper statements",
    [INVOICE]: "No",
    [REMINDER]: "Yes",
  });
});

/** A browser whose session must read the preferences again after a change elsewhere. */
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

test("S-11 PREFS-20 T-45 choices never made are Not chosen yet; a missing e-mail address stays missing", async () => {
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
  expect(form.text).toContain("We don't have an email address for you");
  const [put] = (await save(world, browser, form, ON_PAPER)).writes;
  expect(put?.body).toMatchObject({ ...CHANGED, emailPaymentReminder: "Y", electronicEob: null });
  expect(put?.body).toHaveProperty("emailAddress", null);
});

test("S-11 T-45 a forged POST writes no preference but those of the form", async () => {
  const before = await answerOf(world, "sub", accountPreferences);
  const { browser, page } = await openChoices(world);
  const [seen, rendered] = ["seen", "rendered"].map(
    (name) => elementOf(page, `input[name="${name}"]`).getAttribute("value") ?? "",
  );
  const send = (fields: Readonly<Record<string, string | undefined>>, from = browser) =>
    writing(world, () => {
      return from.openPost(FORM, { seen: seen ?? "", ...(fields as Record<string, string>) });
    });
  // Nobody knows meanwhile whether the member has eBill.
  await world.fault({ path: "ebill/hasEbill", status: 500 });
  const wrong = { rendered, discontinuePaperStatements: "maybe" };
  const refused = await send(wrong, await world.enter("sub"));
  expect([refused.page.status, refused.writes]).toEqual([400, []]);
  const fields = linksOf(refused.page, ".summary").map(([, href]) => href);
  expect(fields).toEqual(["#discontinuePaperStatements"]);
  const { writes } = await send({
    rendered: "electronicEob discontinuePaperStatements __proto__",
    electronicEob: "N",
    emailAddress: "else@example.test",
    discontinuePaperStatements: "N",
  });
  expect(writes[0]?.body).toEqual({ ...before, discontinuePaperStatements: "N" });
});
