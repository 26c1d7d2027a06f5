import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { calling, wayOf } from "#tests/harness/world/asking.ts";
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

test.each(["light", "dark"])(
  "%s is kept for a year, guarded, and led back from",
  async (scheme) => {
    const browser = world.visitor();
    const response = await choose(browser, { scheme, to: "/login?from=x" });
    expect(wayOf(response)).toEqual([303, "/login?from=x#appearance"]);
    const lines = response.headers.getSetCookie();
    expect(lines).toHaveLength(1);
    expect(parseSetCookie(lines[0] ?? "")).toEqual({
      name: "scheme",
      value: scheme,
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "strict",
      maxAge: 31_536_000,
    });
  },
);

test.each(Object.values(HOST))(
  "SHELL-18 on %s a page, its footer too, is light or dark as is chosen there",
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

test("signed in it is led back to the same page, and log-out does not lose the choice", async () => {
  const { browser, page: home } = await world.openAs("sub", "/home?x=1");
  const dark = await browser.submit(home, "Dark");
  expect(dark.hops).toEqual(["/home?x=1"]);
  expect(schemeOf(dark)).toEqual(["dark", "dark"]);
  const out = await browser.submit(dark, "Log out");
  expect(out.url.pathname).toBe("/login");
  expect(schemeOf(out)).toEqual(["dark", "dark"]);
  expect(schemeOf(await world.see("dep-adult", "/home"))).toEqual(AS_DEVICE);
});

test("choosing colours asks the gateway nothing", async () => {
  const browser = await world.enter("sub");
  const { result, calls } = await calling(world, () =>
    choose(browser, { scheme: "dark", to: "/home" }),
  );
  expect([result.status, calls]).toEqual([303, []]);
});

test("error pages have the chosen colours, too", async () => {
  const browser = world.visitor();
  await choose(browser, { scheme: "dark", to: "/" });
  for (const path of ["/error/404", "/error/500", "/nowhere", "/no.file"]) {
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
test.each([
  ["nothing", ""],
  ["another host", "//evil.example"],
  ["log-out, which looking at would do", "/logout"],
])("asked back to %s, the way leads to the start", async (_what, to) => {
  const response = await choose(world.visitor(), { scheme: "dark", to });
  expect(wayOf(response)).toEqual([303, "/#appearance"]);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test.each(["blue", "", "toString"])("the colour %j is refused on a page", async (scheme) => {
  const response = await choose(world.visitor(), { scheme, to: "/login" });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toContain("Error code: 400 Bad request");
});

test("no other site chooses, and no other kind of body does", async () => {
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

test("a made-up cookie counts as no choice", async () => {
  for (const value of ["blue", "toString", '"><script>', "%zz"]) {
    const browser = world.visitor();
    browser.jar.set("scheme", { value, path: "/" });
    const page = await browser.open("/login");
    expect([page.status, ...schemeOf(page)]).toEqual([200, ...AS_DEVICE]);
  }
});

test("who only looks at /appearance is led to the start", async () => {
  const response = await world.visitor().send("/appearance");
  expect(wayOf(response)).toEqual([302, "/"]);
  expect(response.headers.getSetCookie()).toEqual([]);
});
