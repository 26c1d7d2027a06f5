import { expect, test } from "vitest";
import { placed } from "#scripts/contract/pages.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

/** The paths of every screen under this guard. */
const pathsUnder = (guard: string): string[] =>
  placed.flatMap(({ path, above }) =>
    path !== undefined && above.includes(guard) ? [`/${path}`] : [],
  );

const world = useWorld();

test("ROUTE-03 BRAND-02 ROLE-06 a member sees the dashboard at /home, to which / leads", async () => {
  const page = await (await world.enter("sub")).open("/");
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([
    200,
    ["/home"],
    ["Welcome, Jordan"],
  ]);
});

test("ROUTE-04 ROUTE-64 GUARD-02 T-07 / and /home redirect a visitor to /logout and /login", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await world.visitor().open("/");
    expect([page.status, page.hops]).toEqual([200, ["/home", "/logout", "/login"]]);
    const partner = await world.visitor(HOST.partner).open("/home");
    expect(partner.hops).toEqual(["/logout"]);
    expect(textsOf(partner, "h1")).toEqual(["You're not logged in"]);
  });
  expect(calls).toEqual([]);
});

test("ROLE-06 every path of members, staff and the sign-in's steps redirects a visitor, by any method", async () => {
  const members = pathsUnder("routes/member/guard.tsx");
  const staff = pathsUnder("routes/staff/guard.tsx");
  // /sso-landing may get a token by post; its behavior without one has tests of its own.
  const steps = pathsUnder("routes/token/guard.tsx").filter((path) => path !== "/sso-landing");
  expect(members).toContain("/home");
  expect([staff.length > 0, steps.length > 2]).toEqual([true, true]);
  const calls = await world.callsDuring(async () => {
    for (const path of [...members, ...steps, ...staff]) {
      for (const method of ["GET", "POST", "HEAD"]) {
        const response = await world.visitor().send(path.replaceAll(/:\w+/g, "1"), { method });
        const to = response.headers.get("location");
        const answer = [path, method, response.status, to, await response.text()];
        const away = staff.includes(path) ? "/error/404" : "/logout";
        expect.soft(answer).toEqual([path, method, 302, away, ""]);
      }
    }
  });
  expect(calls).toEqual([]);
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

test("T-69 an unknown file, and an unknown address asked for as an image, script or style, is a bare 404", async () => {
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

test("T-69 a POST to an unknown page is a 404 in the host's brand, with the member's log-out and links", async () => {
  const post = { method: "POST", body: new URLSearchParams({ a: "b" }) };
  const visitor = await world.visitor(HOST.partner).open("/no-such-page", post);
  expect(visitor.status).toBe(404);
  expect(visitor.document.querySelector("html")?.getAttribute("data-brand")).toBe("partner");
  const member = await (await world.enter("sub")).open("/no-such-page", post);
  expect(member.status).toBe(404);
  expect(textsOf(member, "header button")).toEqual(["Log out", "Español"]);
  expect(linksOf(member).map(([text]) => text)).toEqual(["Home", "Customer service"]);
});
