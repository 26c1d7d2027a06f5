import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { wayOf } from "#tests/harness/world/asking.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const choose = (browser: Visitor, fields: Record<string, string>, headers = {}) =>
  browser.send("/appearance", { method: "POST", body: new URLSearchParams(fields), headers });

/** A page's color scheme, for style sheets and for the browser before they load. */
const schemeOf = (page: Page) => [
  elementOf(page, "html").getAttribute("data-scheme"),
  elementOf(page, 'meta[name="color-scheme"]').getAttribute("content"),
];
const AS_DEVICE = [undefined, "light dark"];

test("a chosen color scheme is one guarded cookie for a year, and the visitor returns to the page", async () => {
  const response = await choose(world.visitor(), { scheme: "dark", to: "/login?from=x" });
  expect(wayOf(response)).toEqual([303, "/login?from=x#appearance"]);
  const lines = response.headers.getSetCookie();
  expect(lines).toHaveLength(1);
  expect(parseSetCookie(lines[0] ?? "")).toEqual({
    name: "scheme",
    value: "dark",
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "strict",
    maxAge: 31_536_000,
  });
});

test.each([HOST.carrier, HOST.partner])(
  "SHELL-18 on %s the footer's buttons make the page dark, light, or as the device is",
  async (host) => {
    const browser = world.visitor(host);
    const first = await browser.open("/login");
    expect(schemeOf(first)).toEqual(AS_DEVICE);
    expect(pressed(first)).toEqual(["System"]);
    const dark = await browser.submit(first, "Dark");
    expect(dark.hops).toEqual(["/login"]);
    expect(schemeOf(dark)).toEqual(["dark", "dark"]);
    expect(pressed(dark)).toEqual(["Dark"]);
    const light = await browser.submit(dark, "Light");
    expect(schemeOf(light)).toEqual(["light", "light"]);
    const system = await browser.submit(light, "System");
    expect(schemeOf(system)).toEqual(AS_DEVICE);
    expect(browser.jar.has("scheme")).toBe(false);
  },
);

const pressed = ({ document }: Page) =>
  document.querySelectorAll('button[aria-pressed="true"]').map((it) => it.textContent.trim());

test("a member returns to the same page, and log-out keeps the chosen scheme", async () => {
  const { browser, page: home } = await world.openAs("sub", "/home?x=1");
  const dark = await browser.submit(home, "Dark");
  expect(dark.hops).toEqual(["/home?x=1"]);
  expect(schemeOf(dark)).toEqual(["dark", "dark"]);
  const out = await browser.submit(dark, "Log out");
  expect(out.url.pathname).toBe("/login");
  expect(schemeOf(out)).toEqual(["dark", "dark"]);
  expect(schemeOf(await world.see("dep-adult", "/home"))).toEqual(AS_DEVICE);
});

test("error pages have the chosen color scheme", async () => {
  const browser = world.visitor();
  await choose(browser, { scheme: "dark", to: "/" });
  for (const path of ["/error/404", "/nowhere", "/no.file"]) {
    const page = await browser.open(path);
    expect([path, ...schemeOf(page)]).toEqual([path, "dark", "dark"]);
  }
  const member = await world.enter("sub");
  await choose(member, { scheme: "light", to: "/" });
  const failed = await world.during({ path: "account", status: 500, times: 9 }, () =>
    member.open("/home"),
  );
  expect(failed.status).toBe(500);
  expect(schemeOf(failed)).toEqual(["light", "light"]);
});

// app/rules/frame/safe-path.test.ts covers every other invalid address.
test.each(["//evil.example", "/logout"])(
  "a choice that asks to return to %s returns to /",
  async (to) => {
    const response = await choose(world.visitor(), { scheme: "dark", to });
    expect(wayOf(response)).toEqual([303, "/#appearance"]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  },
);

test("an unknown color scheme is refused with the page of status 400", async () => {
  const response = await choose(world.visitor(), { scheme: "toString", to: "/login" });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toContain("Error code: 400 Bad request");
});

test("a cross-site post or a JSON body chooses no color scheme", async () => {
  const foreign = await choose(
    world.visitor(),
    { scheme: "dark", to: "/" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  );
  // The router refuses it before our own check would.
  expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([400, []]);
  const json = await world.visitor().send("/appearance", {
    method: "POST",
    body: '{"scheme":"dark"}',
    headers: { "content-type": "application/json" },
  });
  expect([json.status, json.headers.getSetCookie()]).toEqual([415, []]);
});

test("a forged cookie counts as no chosen scheme", async () => {
  for (const value of ["toString", "%zz"]) {
    const browser = world.visitor();
    browser.jar.set("scheme", { value, path: "/" });
    const page = await browser.open("/login");
    expect([page.status, ...schemeOf(page)]).toEqual([200, ...AS_DEVICE]);
  }
});

test("GET /appearance redirects to / and sets no cookie", async () => {
  const response = await world.visitor().send("/appearance");
  expect(wayOf(response)).toEqual([302, "/"]);
  expect(response.headers.getSetCookie()).toEqual([]);
});
