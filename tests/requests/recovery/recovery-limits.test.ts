import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Page } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import {
  answerBoth,
  askForUsername,
  personOf,
  submitUsername,
  toNewPassword,
} from "./recovery-walk.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { WREN, WREN_SENT } from "../registration/registration-walk.ts";

const USERNAME = "/recovery/username";
const PASSWORD_PATH = "/recovery/password";

const world = useWorld({
  env: {
    LOGIN_LIMIT_PER_USERNAME: "3",
    LOGIN_LIMIT_PER_ADDRESS: "100",
    LOGIN_LIMIT_WINDOW_S: "600",
  },
});

const at = (index: number) =>
  createVisitor(world.handleFrom(`198.51.100.${index}`), "http://localhost:3000");

function expectHeldBack(page: Page): void {
  expect([page.status, alertsOf(page)]).toEqual([
    429,
    ["Too many attempts. Please wait a few minutes, then try again."],
  ]);
  const seconds = Number(page.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
}

test("the fourth request for one ID's username is held back, for known and unknown IDs", async () => {
  for (const [offset, id] of ["NC90447127", "ZZ99999999"].entries()) {
    const person = { ...WREN, "Member ID": id };
    for (let tries = 0; tries < 3; tries += 1) {
      const sent = await at(10 * offset + tries).post(USERNAME, { ...WREN_SENT, memberId: id });
      expect(sent.headers.get("location")).toBe(`${USERNAME}/sent`);
    }
    const { page, calls } = await writing(world, () => askForUsername(at(10 * offset + 9), person));
    expectHeldBack(page);
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe(id);
    expect(calls).toEqual([]);
  }
});

test("S-02 the same request sent five times is answered alike, for known and unknown people", async () => {
  const values = Object.values(await personOf(world, "ma"));
  const [firstName = "", lastName = "", dateOfBirth = "", memberId = ""] = values;
  const known = { firstName, lastName, dateOfBirth, memberId };
  const unknown = { ...known, memberId: "ZZ99999998" };
  for (const [offset, person] of [known, unknown].entries()) {
    const browser = at(40 + offset);
    // Some gateways answer 404 for an unknown person.
    if (person === unknown) await world.fault({ path: "forgot-username", status: 404 });
    for (let tries = 0; tries < 5; tries += 1) {
      const sent = await browser.post(USERNAME, person);
      expect.soft([offset, sent.headers.get("location")]).toEqual([offset, `${USERNAME}/sent`]);
    }
  }
  await world.mend();
});

test("the fourth try for one username is held back, known or not; its log-in is not", async () => {
  for (const [offset, name] of ["term", "nobody"].entries()) {
    const browser = at(100 + offset);
    const page = await submitUsername(browser, name);
    for (const answer of ["wrong 1", "wrong 2"]) {
      expect((await answerBoth(browser, page, answer)).status).toBe(400);
    }
    const calls = await world.callsDuring(async () => {
      expectHeldBack(await answerBoth(browser, page, "wrong 3"));
      const again = await submitUsername(at(110 + offset), name.toUpperCase());
      expectHeldBack(again);
      expect(elementOf(again, "#username").getAttribute("value")).toBe(name.toUpperCase());
    });
    expect(calls).toEqual([]);
  }
  expect((await logIn(at(120), "term", PASSWORD)).hops).toContain("/home");
});

test("gateway trouble and right answers use up no try", async () => {
  const person = { ...WREN_SENT, memberId: "ZZ99999997" };
  const browser = at(150);
  const ask = async () => (await browser.post(USERNAME, person)).status;
  const begin = async () => (await browser.post(PASSWORD_PATH, { username: "prov" })).status;
  for (const path of ["forgot-username", "forgot-password/questions"]) {
    await world.fault({ path, status: 503 });
  }
  for (let tries = 0; tries < 4; tries += 1) {
    expect([await ask(), await begin()]).toEqual([503, 503]);
  }
  await world.mend();
  expect([await ask(), await begin()]).toEqual([303, 303]);
  for (let round = 0; round < 4; round += 1) {
    const page = await toNewPassword(at(130 + round), "sub");
    expect(page.url.pathname).toBe("/recovery/password/new");
  }
});
