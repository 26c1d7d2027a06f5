import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import {
  answerBoth,
  askForUsername,
  personOf,
  submitUsername,
  toNewPassword,
} from "../recovery/recovery-walk.ts";
import { named, submitIdentity, WREN, WREN_SENT } from "../registration/registration-walk.ts";
import { writing } from "./pending-steps.ts";

// How tries are counted: server/limits/limits.test.ts. Here: what log-in,
// registration and recovery count, and what is shown.

const world = useWorld({
  env: { LOGIN_LIMIT_PER_USERNAME: "3", LOGIN_LIMIT_PER_ADDRESS: "8" },
});

const at = (address: string | null) =>
  createVisitor(world.handleFrom(address), "http://localhost:3000");
let addresses = 0;
/** A browser at another address than all before. */
const elsewhere = () => at(`198.51.100.${(addresses += 1)}`);

const LOG_IN = /^Too many attempts to log in\. Please wait 1\d minutes, then try again\.$/;
const OTHER_FORM = /^Too many attempts\. Please wait a few minutes, then try again\.$/;

/** The window of a quarter of an hour began a while ago, on whatever machine. */
function expectHeldBack(page: Page, message = OTHER_FORM): void {
  expect([page.status, alertsOf(page)]).toEqual([429, [expect.stringMatching(message)]]);
  const left = Number(page.headers.get("retry-after"));
  expect(left).toBeGreaterThan(600);
  expect(left).toBeLessThanOrEqual(900);
}

/** The status of the answer to the log-in form, which is not opened before. */
const tryLogIn = async (browser: Visitor, username: string, password = "wrong") =>
  (await browser.post("/login", { username, password })).status;

test("the fourth wrong log-in of one username is held back, from any address and however written", async () => {
  for (const name of ["Multi", "multi", " MULTI "]) {
    expect(await tryLogIn(elsewhere(), name)).toBe(401);
  }
  const { page, calls } = await writing(world, () => logIn(elsewhere(), "multi", PASSWORD));
  expectHeldBack(page, LOG_IN);
  expect(elementOf(page, "#username").getAttribute("value")).toBe("multi");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.html).not.toContain(PASSWORD);
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(calls).toEqual([]);
});

test("tries that the gateway's own limit refuses count as no wrong ones", async () => {
  await world.fault({ method: "POST", path: "token", status: 429 });
  for (let time = 0; time < 4; time += 1)
    expect(await tryLogIn(elsewhere(), "care", PASSWORD)).toBe(429);
  await world.mend();
  expect(await tryLogIn(elsewhere(), "care", PASSWORD)).toBe(303);
});

test("the ninth wrong log-in from one address is held back for any username", async () => {
  const browser = elsewhere();
  for (let person = 1; person <= 8; person += 1) {
    expect(await tryLogIn(browser, `nobody-${person}`)).toBe(401);
  }
  const { page, calls } = await writing(world, () => logIn(browser, "sub", PASSWORD));
  expectHeldBack(page, LOG_IN);
  expect(calls).toEqual([]);
  expect(await tryLogIn(elsewhere(), "sub", PASSWORD)).toBe(303);
  const withoutAddress = at(null);
  for (let person = 20; person < 30; person += 1) {
    expect(await tryLogIn(withoutAddress, `nobody-${person}`)).toBe(401);
  }
});

test("a log-in that meets gateway trouble or misses a field uses up no try", async () => {
  const browser = elsewhere();
  for (const trouble of [{ status: 503 }, { body: { token: 7 } }]) {
    await world.fault({ path: "token", ...trouble });
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await tryLogIn(browser, "term", PASSWORD)).toBeGreaterThanOrEqual(500);
    }
    await world.mend();
  }
  for (let tries = 0; tries < 9; tries += 1) expect(await tryLogIn(browser, "term", "")).toBe(400);
  expect(await tryLogIn(browser, "term", PASSWORD)).toBe(303);
});

const REGISTRATION = "/registration";
const guess = (index: number, memberId: string) => ({
  ...WREN_SENT,
  firstName: `Guess${"abcdefghijkl"[index]}`,
  memberId,
});

test("the fourth guess at one member ID of a registration is held back, from any address", async () => {
  for (const [index, id] of ["zz0000001", "ZZ0000001", " zz0000001 "].entries()) {
    expect((await elsewhere().post(REGISTRATION, guess(index, id))).status).toBe(400);
  }
  const person = { ...WREN, "First name": "Guessd", "Member ID": "ZZ0000001" };
  const { page, calls } = await writing(world, () => submitIdentity(elsewhere(), person));
  expectHeldBack(page);
  expect(elementOf(page, "#memberId").getAttribute("value")).toBe("ZZ0000001");
  expect(calls).toEqual([]);
});

test("the ninth guess of a registration from one address is held back for any person", async () => {
  const browser = elsewhere();
  for (let place = 0; place < 8; place += 1) {
    expect((await browser.post(REGISTRATION, guess(place, `YY000000${place}`))).status).toBe(400);
  }
  expect((await browser.post(REGISTRATION, guess(9, "YY0000009"))).status).toBe(429);
  expect((await elsewhere().post(REGISTRATION, WREN_SENT)).status).toBe(303);
});

test("the fourth taken username of a registration is held back, so that usernames cannot be listed", async () => {
  const browser = elsewhere();
  const page = await submitIdentity(browser);
  for (const name of ["sub", "term", "future"]) {
    expect((await browser.submit(page, "Continue", named(name))).status).toBe(400);
  }
  const calls = await world.callsDuring(async () => {
    expectHeldBack(await browser.submit(page, "Continue", named("multi")));
  });
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

const USERNAME = "/recovery/username";
const SENT = `${USERNAME}/sent`;
const askFor = async (browser: Visitor, person: Readonly<Record<string, string>>) =>
  (await browser.post(USERNAME, person)).headers.get("location");

test("the fourth username reminder for one member ID is held back, whether or not the ID exists", async () => {
  for (const id of ["NC90447127", "ZZ99999999"]) {
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await askFor(elsewhere(), { ...WREN_SENT, memberId: id })).toBe(SENT);
    }
    const person = { ...WREN, "Member ID": id };
    const { page, calls } = await writing(world, () => askForUsername(elsewhere(), person));
    expectHeldBack(page);
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe(id);
    expect(calls).toEqual([]);
  }
});

test("S-02 the same request for a username sent again and again is answered and held back alike, for known and unknown people", async () => {
  const values = Object.values(await personOf(world, "ma"));
  const [firstName = "", lastName = "", dateOfBirth = "", memberId = ""] = values;
  const known = { firstName, lastName, dateOfBirth, memberId };
  const unknown = { ...known, memberId: "ZZ99999998" };
  for (const person of [known, unknown]) {
    const browser = elsewhere();
    const answers: unknown[] = [];
    // Some gateways answer 404 for an unknown person.
    if (person === unknown) await world.fault({ path: "forgot-username", status: 404 });
    for (let tries = 0; tries < 5; tries += 1) answers.push(await askFor(browser, person));
    expect([person.memberId, answers]).toEqual([person.memberId, [SENT, SENT, SENT, null, null]]);
  }
});

test("the fourth try to recover one username is held back, known or not; its log-in is not", async () => {
  for (const name of ["term", "nobody"]) {
    const browser = elsewhere();
    const page = await submitUsername(browser, name);
    for (const answer of ["wrong 1", "wrong 2"]) {
      expect((await answerBoth(browser, page, answer)).status).toBe(400);
    }
    const calls = await world.callsDuring(async () => {
      expectHeldBack(await answerBoth(browser, page, "wrong 3"));
      const again = await submitUsername(elsewhere(), name.toUpperCase());
      expectHeldBack(again);
      expect(elementOf(again, "#username").getAttribute("value")).toBe(name.toUpperCase());
    });
    expect(calls).toEqual([]);
  }
  expect(await tryLogIn(elsewhere(), "term", PASSWORD)).toBe(303);
});

test("a recovery that meets gateway trouble or right answers uses up no try", async () => {
  const person = { ...WREN_SENT, memberId: "ZZ99999997" };
  const browser = elsewhere();
  const ask = async () => (await browser.post(USERNAME, person)).status;
  const begin = async () => (await browser.post("/recovery/password", { username: "prov" })).status;
  for (const path of ["forgot-username", "forgot-password/questions"]) {
    await world.fault({ path, status: 503 });
  }
  for (let tries = 0; tries < 4; tries += 1)
    expect([await ask(), await begin()]).toEqual([503, 503]);
  await world.mend();
  expect([await ask(), await begin()]).toEqual([303, 303]);
  for (let round = 0; round < 4; round += 1) {
    const page = await toNewPassword(elsewhere(), "sub");
    expect(page.url.pathname).toBe("/recovery/password/new");
  }
});
