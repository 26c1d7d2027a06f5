import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { outwait } from "#tests/harness/outwait.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import { catalogue } from "#tests/faults/screens/error-page.ts";
import { alertsOf, textsOf } from "#tests/harness/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { GATEWAY } from "#tests/harness/world.ts";
import { loseAnswer } from "../sign-in/on-the-way.ts";
import { cancellationsDuring, CONFIRM, END, headingsOf, PLANS } from "./plan-page.ts";

const world = resetting(useWorld());

const POST = "plan-management/cancellation";
const SAVED = "Your cancellation is saved";
const UNSAVED = "Your plan was not canceled. Please try again.";
const UNKNOWN = "We can't tell yet whether your plan was canceled.";

async function confirming() {
  const browser = await world.confirmed("sub");
  return { browser, page: await browser.open(`${CONFIRM}M`) };
}

test("S-32 a cancellation whose answer was lost is found by reading, said to be saved, and audited so", async () => {
  const { browser, page } = await confirming();
  loseAnswer(world, "post", POST);
  const done = await browser.submit(page, END);
  expect(done.hops).toEqual([PLANS]);
  expect(done.text).toContain(SAVED);
  expect(headingsOf(done)[0]).toBe("Your medical benefits end on 12/31/2026");
  // Of this file it is the first that reaches the gateway.
  const trail = () => jsonLines(world.log()).filter(({ event }) => event === "plan-cancellation");
  await expect.poll(trail).toMatchObject([{ outcome: "ok" }]);
});

test("S-32 a plan that ends after its gateway broke off was never said not to be canceled", async () => {
  const { browser, page } = await confirming();
  const late: Request[] = [];
  const breakOff = http.post(`${GATEWAY}/${POST}`, ({ request }) => {
    late.push(request);
    return HttpResponse.error();
  });
  world.network.use(breakOff);
  const unknown = await outwait(() => browser.submit(page, END), { toTheEnd: true });
  for (const request of late) expect((await world.ask(request)).ok).toBe(true);
  expect(late).toHaveLength(1);
  expect(alertsOf(unknown)[0]).toContain(UNKNOWN);
  expect(unknown.text).not.toContain("not canceled");
  // What the page read meanwhile is not kept.
  expect(headingsOf(await browser.open(PLANS))[0]).toBe("Your medical benefits end on 12/31/2026");
});

test.each([403, 400] as const)(
  "S-32 what met %i was not saved: the form says so, and stays",
  async (status) => {
    const { browser, page } = await confirming();
    await world.fault({ path: POST, status });
    const refused = await browser.submit(page, END);
    expect([refused.status, refused.url.pathname]).toEqual([catalogue(status).status, PLANS]);
    expect(alertsOf(refused)[0]).toContain(UNSAVED);
    expect(refused.text).not.toContain(SAVED);
    await world.mend();
    const sent = await cancellationsDuring(world, async () => {
      expect((await browser.submit(refused, END)).hops).toEqual([PLANS]);
    });
    expect(sent).toEqual([{ cancellationStatusId: "M" }]);
  },
);

test("S-32 where the answer is lost and nothing can be read, neither is claimed; a reload finds out", async () => {
  const { browser, page } = await confirming();
  loseAnswer(world, "post", POST, () =>
    world.fault({ path: "plan-management/details", status: 500 }),
  );
  const unknown = await browser.submit(page, END);
  expect(alertsOf(unknown)[0]).toContain(UNKNOWN);
  expect(unknown.text).not.toContain(SAVED);
  expect(unknown.text).not.toContain(UNSAVED);
  await world.mend();
  expect(headingsOf(await browser.open(PLANS))[0]).toBe("Your medical benefits end on 12/31/2026");
});

test.each([{ status: 500 }, { body: { openEnrollmentEnd: "soon" } }])(
  "S-32 where the plan cannot be read before it, %j, nothing is sent, and the page says so",
  async (fault) => {
    const { browser, page } = await confirming();
    await world.fault({ path: "plan-management/details", ...fault });
    const sent = await cancellationsDuring(world, async () => {
      const refused = await browser.submit(page, END);
      expect(alertsOf(refused)[0]).toContain(UNSAVED);
    });
    expect(sent).toEqual([]);
  },
);

test("S-32 a refusal stands on the form where it is closed, and shows a plan that had ended", async () => {
  const { browser, page } = await confirming();
  await world.fault({ path: POST, status: 409, body: { errorType: "CANCELLATION_CLOSED" } });
  const refused = await browser.submit(page, END);
  expect(refused.status).toBe(400);
  expect(alertsOf(refused)[0]).toContain("This plan can't be canceled online now.");
  await world.mend();
  await world.fault({ path: POST, status: 409, body: { errorType: "ALREADY_CANCELLED" } });
  const shown = await browser.submit(refused, END);
  expect(shown.hops).toEqual([PLANS]);
  expect(shown.text).toContain("Your plan was already canceled. Nothing was changed.");
});

test("S-32 a session that the gateway ends in the middle asks to log in, and nothing is claimed", async () => {
  const { browser, page } = await confirming();
  await world.fault({ path: POST, status: 401 }, { path: "account", status: 401 });
  const ended = await browser.submit(page, END);
  expect([ended.url.pathname, ...textsOf(ended, "h1")]).toEqual([
    "/login",
    "Log in to your Member Dashboard",
  ]);
  expect(alertsOf(ended)[0]).toContain("your session has ended");
  expect(ended.text).not.toContain(SAVED);
});
