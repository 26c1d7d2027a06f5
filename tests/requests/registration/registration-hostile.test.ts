import { afterAll, beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { serveWorld } from "#tests/harness/served.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { expectRefused } from "./registration-hostile-bodies.ts";
import {
  OWN_ANSWER,
  OWN_PASSWORD,
  sayWho,
  somebody,
  toQuestions,
  WREN,
} from "./registration-walk.ts";

let served: Awaited<ReturnType<typeof serveWorld>>;
let second: Visitor;
let third: Visitor;
const world = useWorld();
beforeAll(async () => {
  [second, third] = [somebody(world), somebody(world)];
  await sayWho(second);
  await toQuestions(third, "wren1");
  served = await serveWorld(world);
});
afterAll(() => served.close());

const SECRETS = new RegExp(OWN_PASSWORD);
const WHO = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
};
const NAME = { username: "wren1", password: OWN_PASSWORD, repeatPassword: OWN_PASSWORD };
const ANSWERS = {
  question1: "1",
  answer1: OWN_ANSWER,
  question2: "2",
  answer2: OWN_ANSWER,
  question3: "3",
  answer3: OWN_ANSWER,
};

test.each([
  ["/registration", WHO, () => somebody(world)],
  ["/registration/account", NAME, () => second],
  ["/registration/security", ANSWERS, () => third],
] as const)(
  "hostile posts to %s are refused with a page, unasked",
  async (path, fields, browser) => {
    await expectRefused(world, served.handle, browser(), path, fields, SECRETS);
  },
);

test.each([`"><script>alert(4711)</script>`, "Јован", "\u202EnerW"])(
  "VAL-05 the first name %j is refused, and comes back as it was typed",
  async (typed) => {
    const page = await sayWho(somebody(world), { ...WREN, "First name": typed });
    expect(page.status).toBe(400);
    expect(textsOf(page, ".summary a")).toEqual(["Invalid first name"]);
    expect(elementOf(page, "#firstName").getAttribute("value")).toBe(typed);
    expect(page.html).not.toContain("<script>alert");
    expect(page.document.querySelectorAll("script:not([nonce])")).toEqual([]);
  },
);

test("VAL-03 VAL-05 VAL-07 VAL-09 a NUL is refused beside its field", async () => {
  const who = await sayWho(somebody(world), { ...WREN, "First name": "Wr\0en" });
  expect([who.status, ...textsOf(who, ".summary a")]).toEqual([400, "Invalid first name"]);
  const password = "Own-2026\0";
  for (const [field, fields, browser] of [
    ["username", { ...NAME, username: "wr\0en1" }, second],
    ["password", { ...NAME, password, repeatPassword: password }, second],
    ["answer1", { ...ANSWERS, answer1: "a\0bc" }, third],
  ] as const) {
    const path = `/registration/${field === "answer1" ? "security" : "account"}`;
    const page = await browser.open(path, { method: "POST", body: new URLSearchParams(fields) });
    expect(page.status).toBe(400);
    expect(textsOf(page, `#${field}-error p`).join()).toMatch(/^Error: Invalid /);
  }
});

test("what stands in the address fills no field and is not sent on", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await somebody(world).open("/registration?firstName=Canary&memberId=NC90447127");
    expect(page.status).toBe(200);
    expect(elementOf(page, "#firstName").getAttribute("value") ?? "").toBe("");
  });
  expect(calls).toEqual([]);
});

test("a field nobody asked for goes nowhere", async () => {
  const body = new URLSearchParams({
    ...WHO,
    domainId: "2",
    role: "logInAsAnyone",
    __proto__: "x",
  });
  const calls = await world.callsDuring(() =>
    somebody(world).open("/registration", { method: "POST", body }),
  );
  expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(
    ["dateOfBirth", "domainId", "emailAddress", "firstName", "lastName", "memberId"].sort(),
  );
  expect(calls[0]?.body).toMatchObject({ domainId: 1 });
});
