import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

// The route table is read as the build reads it.
(globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = join(
  import.meta.dirname,
  "../../../app",
);
const { default: table } = await import("#app/routes.ts");

/** The paths of every screen under this guard. */
function pathsUnder(guard: string): string[] {
  const walk = (entries: readonly RouteConfigEntry[], inside: boolean): string[] =>
    entries.flatMap((entry) => {
      const here = inside || entry.file === guard;
      const own = here && entry.path !== undefined ? [`/${entry.path}`] : [];
      return [...own, ...walk(entry.children ?? [], here)];
    });
  return walk(table, false);
}

const world = useWorld();

test("ROUTE-03 ROUTE-05 BRAND-02 ROLE-06 T-07 /home asks for the account before anything else", async () => {
  const browser = await world.enter("sub");
  const { page, calls } = await writing(world, () => browser.open("/home"));
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Welcome, Jordan"]]);
  const [account, ...rest] = calls;
  expect(account).toMatchObject({ method: "GET", path: "/account", persona: "sub" });
  expect(rest.length).toBeGreaterThan(5);
  const answered = (account?.at ?? 0) + (account?.ms ?? 0);
  const early = rest.filter(({ at, path }) => path !== "/ncqa" && at < Math.floor(answered));
  expect(early.map(({ path }) => path)).toEqual([]);
});

test("ROUTE-04 ROUTE-64 GUARD-02 T-07 without a session / and /home lead to /logout, and so on", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await world.visitor().open("/");
    expect([page.status, page.hops]).toEqual([200, ["/home", "/logout", "/login"]]);
    const partner = await world.visitor(HOST.partner).open("/home");
    expect(partner.hops).toEqual(["/logout"]);
    expect(textsOf(partner, "h1")).toEqual(["Logged out successfully"]);
  });
  expect(calls).toEqual([]);
  expect((await (await world.enter("sub")).open("/")).hops).toEqual(["/home"]);
});

const memberPaths = pathsUnder("routes/member/guard.tsx");

/** Section addresses, which lead to the section's page. */
const LEADS_ON: Readonly<Record<string, readonly string[]>> = {
  "/support": ["/support/customer-service"],
  "/benefits": ["/benefits/medical"],
  // The search for a dentist is Providence's (T-24).
  "/find-care/find-a-dentist": ["/find-care"],
};

/** Reachable only with the key of a link. */
const WITH_KEY = "/account/download/my-data.zip";

test("ROLE-06 every path of members is refused to a visitor, and open to a member", async () => {
  const pages = memberPaths.filter((path) => !path.includes(":"));
  expect(pages).toContain("/home");
  const calls = await world.callsDuring(async () => {
    for (const path of pages) {
      for (const method of ["POST", "HEAD"]) {
        const response = await world.visitor().send(path, { method });
        const to = response.headers.get("location");
        const answer = [path, method, response.status, to, await response.text()];
        expect.soft(answer).toEqual([path, method, 302, "/logout", ""]);
      }
    }
  });
  expect(calls).toEqual([]);
  const [sub, nav] = [await world.enter("sub"), await world.enter("nav")];
  for (const path of pages) {
    const { status, hops } = await (path === "/navitus" ? nav : sub).open(path);
    const opens = [path === WITH_KEY ? 404 : 200, LEADS_ON[path] ?? []];
    expect.soft([path, status, hops]).toEqual([path, ...opens]);
  }
});

const STAFF = pathsUnder("routes/staff/guard.tsx");
const TOKEN = pathsUnder("routes/token/guard.tsx");

test("ROLE-06 no screen but visitors' own answers a browser without cookies", async () => {
  expect([STAFF.length > 0, TOKEN.length > 3]).toEqual([true, true]);
  // /sso-landing may get a token by post; its behavior without one has tests of its own.
  const others = TOKEN.filter((path) => path !== "/sso-landing");
  for (const path of [...memberPaths, ...others, ...STAFF]) {
    const response = await world.visitor().send(path.replaceAll(/:\w+/g, "1"));
    const to = STAFF.includes(path) ? "/error/404" : "/logout";
    expect.soft([path, response.status, response.headers.get("location")]).toEqual([path, 302, to]);
  }
});

test("ROUTE-65 T-69 an unknown page leads to /error/404", async () => {
  const member = await world.enter("sub");
  for (const path of ["/no-such-page", "/home/no-such-page", "/ID-kard", "/a/b/c/d"]) {
    for (const browser of [world.visitor(), member]) {
      const page = await browser.open(path);
      expect([path, page.status, page.hops]).toEqual([path, 404, ["/error/404"]]);
    }
  }
});

test("T-69 an unknown file is simply not there, and neither is a picture of a page's", async () => {
  const browser = world.visitor();
  for (const path of ["/assets/gone-a1.js", "/logo.png", "/.well-known/nothing-here", "/x.php"]) {
    const response = await browser.send(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("location")).toBeNull();
  }
  for (const dest of ["image", "script", "style", "iframe"]) {
    const response = await browser.send("/no-such-page", { headers: { "sec-fetch-dest": dest } });
    expect([dest, response.status]).toEqual([dest, 404]);
  }
});

test("T-69 a post to nowhere is a 404 in the brand of its host, the member's way out kept", async () => {
  const post = { method: "POST", body: new URLSearchParams({ a: "b" }) };
  const visitor = await world.visitor(HOST.partner).open("/no-such-page", post);
  expect(visitor.status).toBe(404);
  expect(visitor.document.querySelector("html")?.getAttribute("data-brand")).toBe("partner");
  const member = await (await world.enter("sub")).open("/no-such-page", post);
  expect(member.status).toBe(404);
  expect(textsOf(member, "header button")).toEqual(["Log out", "Español"]);
  expect(linksOf(member).map(([text]) => text)).toEqual(["Home", "Customer service"]);
});
