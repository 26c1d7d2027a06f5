import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { cookieOf, lapsedAge, withSession } from "#tests/harness/sealed.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { loseAnswer } from "../sign-in/on-the-way.ts";
import { CALL, EMAIL, mainOf, OWN, PATH, send } from "./confidential-page.ts";

const world = resetting(useWorld());

const HEADING = "Send my health information to me";
/** The call as faults name it. */
const FAULTY = CALL.slice(1);
const WORDS = "What care is this about?";
const writesIn = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method, path }) => method === "PUT" && path === CALL).length;

test.each([
  [{ status: 404 }, 404],
  [{ body: { status: "WHATEVER" } }, 502],
] as const)("a read that met %j is an error page, and never no request", async (fault, status) => {
  const browser = await world.confirmed("conf-dep");
  await world.fault({ method: "GET", path: FAULTY, ...fault });
  const page = await browser.open(PATH);
  expect(page.status).toBe(status);
  expect(textsOf(page, "h1")).toHaveLength(1);
  expect(page.document.querySelector("main form")).toBeNull();
  expect(mainOf(page)).not.toContain("Send request");
});

test("a request whose answer was lost is found by reading, and shown as received", async () => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  loseAnswer(world, "put", FAULTY);
  const calls = await world.callsDuring(async () => {
    const sent = await send(browser, { [EMAIL]: OWN }, form);
    expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
    expect(sent.text).toContain("Step 1 of 3: Received");
  });
  expect(writesIn(calls)).toBe(1);
});

test.each([
  [{ status: 403 }, "Your request wasn't saved."],
  [{ status: 400 }, "We couldn't take this request."],
] as const)("a request that met %j is said not to be saved, and kept", async (fault, words) => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  await world.fault({ method: "PUT", path: FAULTY, ...fault });
  const back = await send(browser, { [EMAIL]: OWN, "Only some care": "on", [WORDS]: "A" }, form);
  expect(back.status).toBeGreaterThanOrEqual(400);
  expect(textsOf(back, "h1")).toEqual([HEADING]);
  expect(alertsOf(back).join(" ")).toContain(words);
  expect(elementOf(back, "#emailAddress").getAttribute("value")).toBe(OWN);
  await world.mend();
  expect((await send(browser, {}, back)).text).toContain("Step 1 of 3: Received");
});

const alsoUnread = () => world.fault({ method: "GET", path: FAULTY, status: 500 });

test.each([
  ["nothing can be read, so nothing was sent", alsoUnread, 0, "Your request wasn't saved."],
  [
    "neither the answer comes nor anything can be read",
    async () => loseAnswer(world, "put", FAULTY, alsoUnread),
    1,
    "We can't tell yet whether",
  ],
] as const)("the form comes back where %s, and says so", async (_, trouble, sent, words) => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  await trouble();
  const calls = await world.callsDuring(async () => {
    const back = await send(browser, { [EMAIL]: OWN }, form);
    expect(back.status).toBeGreaterThanOrEqual(500);
    expect(textsOf(back, "h1")).toEqual([HEADING]);
    expect(alertsOf(back).join(" ")).toContain(words);
    expect(elementOf(back, "#emailAddress").getAttribute("value")).toBe(OWN);
  });
  expect(writesIn(calls)).toBe(sent);
});

test("a form that was saved unseen is known when it is sent once more, and not sent on", async () => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  loseAnswer(world, "put", FAULTY, alsoUnread);
  const back = await send(browser, { [EMAIL]: OWN }, form);
  expect(alertsOf(back).join(" ")).toContain("We can't tell yet whether");
  await world.mend();
  const calls = await world.callsDuring(async () => {
    const again = await browser.submit(back, "Send request");
    expect([again.status, again.hops]).toEqual([200, [PATH]]);
    expect(again.text).toContain("Step 1 of 3: Received");
  });
  expect(writesIn(calls)).toBe(0);
});

test("two tabs: the second sees what the first saved beside its own typing, and saves then", async () => {
  const browser = await world.confirmed("dep-adult");
  const [first, second] = [await browser.open(PATH), await browser.open(PATH)];
  await send(browser, { [EMAIL]: "first@own.example" }, first);
  const calls = await world.callsDuring(async () => {
    const back = await browser.submit(second, "Send request", { [EMAIL]: OWN });
    expect(back.status).toBe(400);
    expect(back.text).toContain("This was changed after you opened this page.");
    expect(back.text).toContain("first@own.example");
    expect(elementOf(back, "#emailAddress").getAttribute("value")).toBe(OWN);
    const saved = await browser.submit(back, "Save changes");
    expect([saved.status, saved.hops]).toEqual([200, [PATH]]);
    expect(saved.text).toContain(OWN);
  });
  expect(writesIn(calls)).toBe(1);
});

test("two tabs: what was changed meanwhile is not ended unseen", async () => {
  const { browser, page: ending } = await world.openConfirmed("conf-dep", `${PATH}?do=end`);
  const change = await browser.open(`${PATH}?do=change`);
  await browser.submit(change, "Save changes", { [EMAIL]: OWN });
  const back = await browser.submit(ending, "End my request");
  expect(back.status).toBe(400);
  expect(back.text).toContain("Check it before you end it.");
  expect((await browser.submit(back, "End my request")).text).toContain("Your request ended on");
});

test("a double press is one write", async () => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  const calls = await world.callsDuring(async () => {
    const both = await Promise.all([1, 2].map(() => send(browser, { [EMAIL]: OWN }, form)));
    expect(both.map(({ status, hops }) => [status, hops])).toEqual([
      [200, [PATH]],
      [200, [PATH]],
    ]);
  });
  expect(writesIn(calls)).toBe(1);
});

test("a form that comes after its session's end is kept nowhere", async () => {
  const browser = await withSession(world, "dep-adult", lapsedAge);
  for (const path of [PATH, `${PATH}/`, "/Account/Confidential"]) {
    const body = new URLSearchParams({ emailAddress: OWN, about: "ALL" });
    await browser.send(path, { method: "POST", body });
    expect([path, cookieOf(browser, "draft")]).toEqual([path, undefined]);
  }
});

test("a token that is over in the middle leads to log-in, and nothing is kept", async () => {
  const { browser, page: form } = await world.openConfirmed("dep-adult", PATH);
  await world.fault({ method: "PUT", path: FAULTY, status: 401 });
  const page = await send(browser, { [EMAIL]: OWN }, form);
  expect(page.url.pathname).toBe("/login");
  expect(cookieOf(browser, "draft")).toBeUndefined();
  expect(page.html).not.toContain(OWN);
});

test("no log has anything of the form, whatever became of it", async () => {
  const canary = "zebulonquux@own.example";
  const browser = await world.confirmed("dep-adult");
  const words = { [EMAIL]: canary, "Only some care": "on", [WORDS]: "Zebulonquux care" };
  const form = await browser.open(PATH);
  for (const fault of [{ status: 500 }, { status: 400 }, { reset: true }, { body: { canary } }]) {
    await world.fault({ path: FAULTY, ...fault });
    await send(browser, words, form);
    await world.mend();
  }
  await send(browser, { ...words, "Street address": "Zebulonquux" }, form);
  expect((await send(browser, words, form)).text).toContain("Received");
  await new Promise((done) => setTimeout(done, 200));
  expect(world.log()).not.toBe("");
  expect(world.log()).not.toMatch(/zebulonquux/i);
});
