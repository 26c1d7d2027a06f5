import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { handOverOf } from "#tests/harness/world/hand-over.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, linkOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const CROSS = { "sec-fetch-site": "cross-site", cookie: "" };

const world = useWorld();
const served = useServed(world);

/** A browser before the real HTTP entry. */
const visitor = (host: string = HOST.carrier) =>
  createVisitor(served.handle, `http://${host}:3000`);

const postTo = (browser: Visitor, token: string, origin?: string) =>
  browser.send("/sso-landing", handOverOf(token, origin));

/** The whole arrival: the post, the bounce of its redirect, and the page that follows. */
async function handOver(browser: Visitor, token: string): Promise<Page> {
  const posted = await postTo(browser, token);
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/sso-landing"]);
  const bounce = await browser.open("/sso-landing", { headers: CROSS });
  expect([bounce.status, bounce.text]).toEqual([200, "Continue"]);
  expect(bounce.headers.getSetCookie()).toEqual([]);
  const on = linkOf(bounce.document, "Continue").getAttribute("href") ?? "";
  return browser.open(on, { headers: { "sec-fetch-site": "same-origin" } });
}

test.each([
  ["sub", HOST.carrier, ["/home"], "Welcome, Jordan"],
  ["nopref", HOST.carrier, ["/update-preferences"], "Update communication preferences"],
  ["flag-one", HOST.carrier, [], "Continue"],
  ["emp", HOST.summit, ["/login-as"], "Login as anyone"],
])(
  "SSO-02 ROUTE-16 T-03 T-15 a token of %s handed over at %s leads to %j",
  async (persona, host, hops, heading) => {
    const page = await handOver(visitor(host), await world.token(persona));
    expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, hops, [heading]]);
  },
);

test("S-25 hand-overs at the same time open their own members' homes", async () => {
  const tokens = { sub: await world.token("sub"), multi: await world.token("multi") };
  const names = ["sub", "multi", "sub", "multi"] as const;
  const pages = await Promise.all(names.map((name) => handOver(visitor(), tokens[name])));
  const shown = pages.map(({ text }) => /Welcome, (\w+?)Subscriber/.exec(text)?.[1]);
  expect(shown).toEqual(names.map((name) => (name === "sub" ? "Jordan" : "Jamie")));
});

test("SSO-02 T-16 a hand-over sets the temporary token and reads only the account", async () => {
  const token = await world.token("sub");
  const calls = await world.callsDuring(async () => {
    const posted = await postTo(visitor(), token);
    const lines = posted.headers.getSetCookie();
    const names = new Set(lines.map((line) => line.split("=")[0]));
    expect(names).toEqual(new Set(["temp_token", "visitor"]));
    for (const line of lines) expect(line).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    expect(lines.join()).not.toContain(token);
  });
  expect(calls).toMatchObject([{ method: "GET", path: "/account", persona: "sub" }]);
});

test.each(["http://apps.example.test", "https://apps.example.test.evil.example", "null"])(
  "T-15 T-35 a hand-over from %s is refused without a call or a cookie",
  async (origin) => {
    const token = await world.token("sub");
    const calls = await world.callsDuring(async () => {
      // Before the HTTP entry, and for hosts of the build with another one.
      for (const browser of [visitor(), world.visitor()]) {
        const posted = await postTo(browser, token, origin);
        expect([400, 403]).toContain(posted.status);
        expect(posted.headers.getSetCookie()).toEqual([]);
      }
      expect((await postTo(visitor(), token, origin)).status).toBe(403);
    });
    expect(calls).toEqual([]);
  },
);
