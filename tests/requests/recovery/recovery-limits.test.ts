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
import { WREN } from "../registration/registration-walk.ts";

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

test("the fourth time that one ID's username is asked for is held back, whoever has the ID", async () => {
  for (const [offset, id] of ["NC90447127", "ZZ99999999"].entries()) {
    const person = { ...WREN, "Member ID": id };
    for (let tries = 0; tries < 3; tries += 1) {
      const page = await askForUsername(at(10 * offset + tries), person);
      expect(page.hops).toEqual(["/recovery/username/sent"]);
    }
    const { page, calls } = await writing(world, () => askForUsername(at(10 * offset + 9), person));
    expectHeldBack(page);
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe(id);
    expect(calls).toEqual([]);
  }
});

test("S-02 the same form sent again and again is answered alike, whoever has the ID", async () => {
  const somebody = await personOf(world, "ma");
  const nobody = { ...somebody, "Member ID": "ZZ99999998" };
  for (const [offset, person] of [somebody, nobody].entries()) {
    const browser = at(40 + offset);
    // Some gateways answer 404 for an unknown person.
    if (person === nobody) await world.fault({ path: "forgot-username", status: 404 });
    for (let tries = 0; tries < 5; tries += 1) {
      const page = await askForUsername(browser, person);
      expect.soft([offset, page.hops]).toEqual([offset, ["/recovery/username/sent"]]);
    }
  }
  await world.mend();
});

test("the fourth try for one name is held back, whoever has it, and a log-in of that name is not", async () => {
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

test("what the gateway was in trouble with uses no try up, nor do right answers", async () => {
  const person = { ...WREN, "Member ID": "ZZ99999997" };
  for (const path of ["forgot-username", "forgot-password/questions"]) {
    await world.fault({ path, status: 503 });
  }
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await askForUsername(at(150), person)).status).toBe(503);
    expect((await submitUsername(at(150), "prov")).status).toBe(503);
  }
  await world.mend();
  expect((await askForUsername(at(150), person)).status).toBe(200);
  expect((await submitUsername(at(150), "prov")).status).toBe(200);
  for (let round = 0; round < 4; round += 1) {
    const page = await toNewPassword(at(130 + round), "sub");
    expect(page.url.pathname).toBe("/recovery/password/new");
  }
});
