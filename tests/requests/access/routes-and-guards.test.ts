import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";

// The route table is read the way the build reads it.
(globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = join(
  import.meta.dirname,
  "../../../app",
);
const { default: table } = await import("#app/routes.ts");

/** The paths of every screen that stands under this guard. */
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

test("ROUTE-03 BRAND-02 ROLE-06 T-07 /home is the member's dashboard, without a loop", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/home");
  expect(page.status).toBe(200);
  expect(page.hops).toEqual([]);
  expect(textsOf(page, "h1")).toEqual(["Welcome, Jordan"]);
});

test("ROUTE-04 GUARD-02 T-07 without a session /home leads to /logout, and so to /login", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await world.visitor().open("/home");
    expect(page.hops).toEqual(["/logout", "/login"]);
    expect(page.status).toBe(200);
  });
  expect(calls).toEqual([]);
});

test("ROUTE-04 GUARD-02 at the partner the same way ends on the logout page", async () => {
  const page = await world.visitor(HOST.partner).open("/home");
  expect(page.hops).toEqual(["/logout"]);
  expect(textsOf(page, "h1")).toEqual(["Logged out successfully"]);
});

test("ROUTE-05 home asks for the account before anything else", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open("/home"));
  expect(calls[0]).toMatchObject({ method: "GET", path: "/account", persona: "sub" });
  const [account, ...rest] = calls;
  expect(rest.length).toBeGreaterThan(5);
  const answered = (account?.at ?? 0) + (account?.ms ?? 0);
  const early = rest.filter(({ at, path }) => path !== "/ncqa" && at < Math.floor(answered));
  expect(early.map(({ path }) => path)).toEqual([]);
});

const memberPaths = pathsUnder("routes/member/guard.tsx");

/** Addresses that are a section's, and lead to its page. */
const LEADS_ON: Readonly<Record<string, readonly string[]>> = {
  "/support": ["/support/customer-service"],
  "/benefits": ["/benefits/medical"],
  // The search for a dentist is Providence's (T-24).
  "/find-care/find-a-dentist": ["/find-care"],
};

/** Pages that only some members have. */
const HAVE_IT: Readonly<Record<string, string>> = { "/navitus": "nav" };

/** Known to whoever has the key of a link, and to nobody else. */
const WITH_KEY = "/account/download/my-data.zip";

test("ROLE-06 the paths of members are those known here", () => {
  expect(memberPaths).toContain("/home");
  expect(memberPaths.length).toBeGreaterThanOrEqual(3);
});

test.each(memberPaths.filter((path) => !path.includes(":")))(
  "ROLE-06 %s is refused to a visitor and open to a member",
  async (path) => {
    const calls = await world.callsDuring(async () => {
      for (const method of ["GET", "POST", "HEAD"]) {
        const response = await world.visitor().send(path, { method });
        const to = response.headers.get("location");
        const answer = [method, response.status, to, await response.text()];
        expect(answer).toEqual([method, 302, "/logout", ""]);
      }
    });
    expect(calls).toEqual([]);
    const page = await (await world.enter(HAVE_IT[path] ?? "sub")).open(path);
    const opens = path === WITH_KEY ? [404, ["/error/404"]] : [200, LEADS_ON[path] ?? []];
    expect([page.status, page.hops]).toEqual(opens);
  },
);

const STAFF = pathsUnder("routes/staff/guard.tsx");
const TOKEN = pathsUnder("routes/token/guard.tsx");

test("ROLE-06 no screen but visitors' own answers a browser without cookies", async () => {
  expect([STAFF.length > 0, TOKEN.length > 3]).toEqual([true, true]);
  // A token may be on its way to /sso-landing: what it does without one has tests of its own.
  const others = TOKEN.filter((path) => path !== "/sso-landing");
  for (const path of [...memberPaths, ...others, ...STAFF]) {
    const response = await world.visitor().send(path.replaceAll(/:\w+/g, "1"));
    const to = STAFF.includes(path) ? "/error/404" : "/logout";
    expect.soft([path, response.status, response.headers.get("location")]).toEqual([path, 302, to]);
  }
});

test("ROUTE-56 /resource-download is a page of its own that fetches the card's PDF", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/resource-download");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Downloading resource...");
  const pdf = await browser.send("/resource-download/id-card.pdf");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("cache-control")).toBe("no-store");
  expect((await pdf.text()).startsWith("%PDF-")).toBe(true);
});

test("a member whose coverage has ended is led home from the card, as ROUTE-71 will want of /id-card", async () => {
  const browser = await world.enter("term");
  for (const path of ["/resource-download", "/resource-download/id-card.pdf"]) {
    const response = await browser.send(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/home");
  }
});

test.each(["/no-such-page", "/home/no-such-page", "/errors/404", "/ID-kard", "/a/b/c/d"])(
  "ROUTE-65 T-69 the unknown page %s leads to /error/404",
  async (path) => {
    for (const browser of [world.visitor(), await world.enter("sub")]) {
      const page = await browser.open(path);
      expect(page.hops).toEqual(["/error/404"]);
      expect(page.status).toBe(404);
    }
  },
);

test("T-69 an unknown file is simply not there, and neither is a picture of a page's", async () => {
  const browser = world.visitor();
  for (const path of [
    "/assets/gone-a1.js",
    "/logo.png",
    "/.well-known/change-password",
    "/x.php",
  ]) {
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
  expect(textsOf(member, "header button")).toEqual(["Log out"]);
  expect(linksOf(member).map(([text]) => text)).toEqual(["Home", "Customer service"]);
});

test("ROUTE-64 the empty path leads to the default, /home", async () => {
  expect((await world.visitor().open("/")).hops).toEqual(["/home", "/logout", "/login"]);
  expect((await (await world.enter("sub")).open("/")).hops).toEqual(["/home"]);
});
