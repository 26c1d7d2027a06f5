import { expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { alertsOf, linksOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD } from "#tests/harness/world.ts";
import { factsOf } from "../home/home-page.ts";
import {
  CARD,
  CHANGED,
  CONFIRM,
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

test("S-11 two tabs: the second sees what the first saved beside its own choice, and may save then", async () => {
  const { browser, page } = await openChoices(world);
  const other = await browser.open(FORM);
  await browser.submit(page, "Save", ON_PAPER);
  const { page: shown, writes } = await save(world, browser, other, { [REMINDER]: "" });
  expect([shown.status, writes]).toEqual([400, []]);
  expect(factsOf(shown, CARD)).toMatchObject({ Statements: "Paper statements", [INVOICE]: "No" });
  expect([isTicked(shown, "emailPaymentReminder"), isTicked(shown, "emailWhenBillReady")]).toEqual([
    false,
    true,
  ]);
  expect((await save(world, browser, shown)).writes[0]?.body).toMatchObject({
    discontinuePaperStatements: "Y",
    emailWhenBillReady: "Y",
    emailPaymentReminder: "N",
  });
});

test("S-11 T-45 another preference that changed meanwhile is no conflict, and is not undone", async () => {
  const { browser, page } = await openChoices(world);
  const before = await answerOf(world, "sub", accountPreferences);
  const body = { ...before, electronicEob: "N" as const };
  await world.fault({ path: "account/preferences", method: "GET", body });
  const { writes } = await save(world, browser, page, ON_PAPER);
  expect(writes[0]?.body).toEqual({ ...body, ...CHANGED });
});

test("S-11 pressed twice at once it is one write, and both see it saved", async () => {
  const { browser, page } = await openChoices(world);
  const calls = await world.callsDuring(async () => {
    const saved = await Promise.all([1, 2].map(() => browser.submit(page, "Save", ON_PAPER)));
    expect(saved.map(({ hops }) => hops)).toEqual([[PATH], [PATH]]);
  });
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("S-11 a write that is lost on its way back is read again, and said to be saved", async () => {
  const { browser, page } = await openChoices(world);
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
  [{ status: 403 }, "We couldn't save your choices."],
  [{ status: 504 }, "We can't tell yet whether your choices were saved."],
  [{ status: 400 }, "Check what you entered and save it again."],
])("S-11 a write answered with %j says %s and keeps what was chosen", async (fault, words) => {
  const { browser, page } = await openChoices(world);
  await world.fault({ path: "account/preferences", method: "PUT", ...fault });
  const answer = await browser.submit(page, "Save", ON_PAPER);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(alertsOf(answer).join()).toContain(words);
  expect(isTicked(answer, "discontinuePaperStatements-2")).toBe(true);
  expect(isTicked(answer, "emailWhenBillReady")).toBe(false);
  await world.mend();
  expect((await save(world, browser, answer)).writes[0]?.body).toMatchObject(CHANGED);
});

test("S-11 where what is saved cannot be read, nothing is sent and what was chosen stays", async () => {
  const { browser, page } = await openChoices(world);
  await world.fault({ path: "account/preferences", status: 500 });
  const { page: answer, writes } = await save(world, browser, page, ON_PAPER);
  expect(writes).toEqual([]);
  expect(alertsOf(answer).join()).toContain("We couldn't save your choices.");
  expect(isTicked(answer, "discontinuePaperStatements-2")).toBe(true);
});

test("S-11 T-71 a session that ends in the middle keeps what was chosen for the next log-in", async () => {
  const { browser, page } = await openChoices(world);
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
  const refused = await save(world, browser, await browser.open(FORM), ON_PAPER);
  expect(refused.writes).toEqual([]);
  expect(linksOf(refused.page, ".summary").map(([, href]) => href)).toEqual(["#onBehalf"]);
  const choices = { ...ON_PAPER, [CONFIRM]: "on" };
  const { writes } = await save(world, browser, refused.page, choices);
  expect(writes[0]?.body).toMatchObject(CHANGED);
  const trail = () =>
    jsonLines(world.log()).flatMap(({ event, outcome, pattern }) =>
      event === "consent-on-behalf" ? [[outcome, pattern]] : [],
    );
  await expect.poll(trail).toEqual([["ok", "account/ebill"]]);
});
