import { afterAll, beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { serveWorld } from "#tests/harness/served.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { writing } from "../sign-in/on-the-way.ts";
import { expectRefused } from "./registration-hostile-bodies.ts";
import {
  ANSWERS_SENT as ANSWERS,
  OWN_PASSWORD,
  sayWho,
  somebody,
  toQuestions,
  WREN,
  WREN_SENT,
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
const NAME = { username: "wren1", password: OWN_PASSWORD, repeatPassword: OWN_PASSWORD };

test.each([
  ["/registration", WREN_SENT, () => somebody(world)],
  ["/registration/account", NAME, () => second],
  ["/registration/security", ANSWERS, () => third],
] as const)(
  "hostile posts to %s are refused with a page, unasked",
  async (path, fields, browser) => {
    await expectRefused(world, served.handle, browser(), path, fields, SECRETS);
  },
);

test("VAL-03 VAL-05 VAL-07 VAL-09 what is hostile is refused beside its field, as it was typed", async () => {
  const script = '"><script>alert(4711)</script>';
  const hostile = await sayWho(somebody(world), { ...WREN, "First name": script });
  expect(elementOf(hostile, "#firstName").getAttribute("value")).toBe(script);
  expect(hostile.html).not.toContain("<script>alert");
  expect(hostile.document.querySelectorAll("script:not([nonce])")).toEqual([]);
  const who = await sayWho(somebody(world), { ...WREN, "First name": "Wr\0en" });
  for (const page of [hostile, who]) {
    expect([page.status, ...textsOf(page, ".summary a")]).toEqual([400, "Invalid first name"]);
  }
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

test("what stands in the address, and a field nobody asked for, goes nowhere", async () => {
  const browser = somebody(world);
  const opened = await writing(world, () =>
    browser.open("/registration?firstName=Canary&memberId=NC90447127"),
  );
  expect([opened.page.status, opened.calls]).toEqual([200, []]);
  expect(elementOf(opened.page, "#firstName").getAttribute("value") ?? "").toBe("");
  const more = { domainId: "2", role: "logInAsAnyone", __proto__: "x" };
  const body = new URLSearchParams({ ...WREN_SENT, ...more });
  const sent = await writing(world, () => browser.open("/registration", { method: "POST", body }));
  const [{ body: said } = { body: null }] = sent.calls;
  expect(said).toEqual({ ...WREN_SENT, emailAddress: null, domainId: 1 });
});
