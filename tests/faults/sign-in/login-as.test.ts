import { expect, test } from "vitest";
import { loginText } from "#app/text/sign-in/login.ts";
import { signInCookiesOf } from "#tests/harness/world/kept.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { expectErrorPage } from "../screens/error-page.ts";
import { alertOf } from "../screens/inline-trouble.ts";
import { actAs, WRITE_TROUBLES } from "../screens/pending-pages.ts";

// Hostile forms: ../hostile.

const SUB = "904417823";
const BANNER = "You are viewing as staff";
const CALL = { path: "login-as", method: "POST" };

const world = resetting(useFaultWorld());

const press = (browser: Visitor): Promise<Page> =>
  browser.openPost("/login-as", { subscriberId: SUB, way: "subscriber" });

const posts = async () => (await world.calls()).filter(({ path }) => path === "/login-as");

/** 400 and 404 refuse the input; any other status is a fault of the gateway. */
const troubles = [...WRITE_TROUBLES, [{ status: 403 }, 403], [{ body: [42] }, 502]] as const;

test("HTTP-06 T-49 a gateway fault at login-as gives an error page in place and opens no member", async () => {
  for (const [fault, entry] of troubles) {
    await world.reset();
    const browser = await world.enter("emp");
    const page = await world.during({ ...CALL, ...fault }, () => press(browser));
    expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
    expectErrorPage(page, entry);
    expect.soft(page.html).not.toContain(SUB);
    // A post is not repeated automatically, and after a lost answer the member is not opened.
    expect.soft(await posts()).toHaveLength(1);
    expect.soft((await browser.open("/home")).text).toContain("Reese");
    // The same form, at once: a failure is not remembered as an answer.
    const next = await press(browser);
    expect.soft(next.hops, JSON.stringify(fault)).toEqual(["/sso-landing", "/home"]);
    expect.soft(await posts()).toHaveLength(2);
  }
});

test("HTTP-01 a 401 of login-as ends the staff session and leads to /login", async () => {
  for (const browser of [await world.enter("emp"), await actAs(world, "multi")]) {
    const page = await world.during({ ...CALL, status: 401 }, () => press(browser));
    expect(page.hops).toEqual(["/login"]);
    expect(alertOf(page)).toBe(loginText.notices["session-over"]);
    expect(signInCookiesOf(browser)).toEqual([]);
  }
});

test("HTTP-06 a malformed token in login-as's answer gives the page 502 and opens no member", async () => {
  for (const token of ["abc", "a.b.c", "", "e30.e30.e30", 7, null, { token: "x" }]) {
    const browser = await world.enter("emp");
    const body = { token, redirect: null };
    const page = await world.during({ ...CALL, body }, () => press(browser));
    expectErrorPage(page, 502);
    expect((await browser.open("/home")).text).toContain("Reese");
  }
});

test("HTTP-06 a failed login-as keeps the member that staff act for, and the staff banner", async () => {
  const browser = await actAs(world, "multi");
  await browser.open("/sso-landing");
  const page = await world.during({ ...CALL, status: 503 }, () => press(browser));
  expectErrorPage(page, 503);
  expect(page.text).toContain(BANNER);
  expect((await browser.open("/home")).text).toContain("Jamie");
});

test("HTTP-02 staff can end acting from the error page of a failed landing", async () => {
  for (const path of ["groups", "account/status", "account/preferences"]) {
    const browser = await actAs(world, "sub");
    const page = await world.during({ path, status: 500 }, () => browser.open("/sso-landing"));
    expectErrorPage(page, 500);
    expect(page.text).toContain(BANNER);
    const end = await browser.open("/login-as/end", { method: "POST" });
    expect([end.hops, end.status]).toEqual([["/login-as"], 200]);
    expect(end.text).not.toContain(BANNER);
    expect((await browser.open("/home")).text).toContain("Reese");
  }
});

test("T-48 staff can end acting while the gateway cannot be reached", async () => {
  const browser = await actAs(world, "sub");
  await browser.open("/sso-landing");
  const leave = () => browser.open("/login-as/end", { method: "POST" });
  const end = await world.whileRefused(leave);
  expect([end.hops, end.status]).toEqual([["/login-as"], 200]);
});
