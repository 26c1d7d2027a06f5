import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { elementOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD } from "#tests/harness/world.ts";
import { somebody } from "../registration/registration-walk.ts";

const world = useWorld();

const PATH = "/account/settings/change-password";
const NEW = "Canary-New-2026";
const FORM = { currentPassword: PASSWORD, newPassword: NEW, repeatPassword: NEW };

test("S-09 staff who act for a member neither see the page nor change the password", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH);
    expect(page.status).toBe(403);
    expect(textsOf(page, "h1")).toEqual([
      "Sorry, it looks like you don't have access to this page.",
    ]);
    expect(page.document.querySelector("#newPassword")).toBeNull();
    const body = new URLSearchParams(FORM);
    const posted = await browser.open(PATH, { method: "POST", body });
    expect(posted.status).toBe(403);
    expect(posted.html).not.toContain(NEW);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  expect((await logIn(somebody(world), "sub", PASSWORD)).hops.at(-1)).toBe("/home");
});

test("S-09 staff who act for a member with a first password are not kept on the page", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.ini);
  expect((await browser.open(PATH)).status).toBe(403);
  const page = await browser.open("/home");
  expect([page.status, page.hops]).toEqual([200, []]);
  const back = await browser.submit(page, "Stop viewing as this member");
  expect([back.status, back.url.pathname]).toEqual([200, "/login-as"]);
});

test("staff may change the password that is their own", async () => {
  const { page } = await world.openAs("emp", PATH);
  expect(page.status).toBe(200);
  expect(elementOf(page, "#newPassword").getAttribute("type")).toBe("password");
});
