import { expect, test } from "vitest";
import { copyCookies, textsOf, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Handler, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";

const world = useWorld();
const served = useServed(world);

const FORBIDDEN = "Sorry, it looks like you don't have access to this page.";
const OWN = `http://${HOST.carrier}:3000`;

/** A browser before the real HTTP entry; it sends only the headers that a test gives. */
function visitorSaying(said: Record<string, string>, origin = OWN): Visitor {
  const handle: Handler = (request) => {
    const headers = new Headers(request.headers);
    for (const name of ["origin", "sec-fetch-site"]) headers.delete(name);
    for (const [name, value] of Object.entries(said)) headers.set(name, value);
    return served.handle(new Request(request, { headers }));
  };
  return createVisitor(handle, origin);
}

/** All others: server/middleware/same-origin.test.ts. */
const foreign: Record<string, string>[] = [
  { origin: "http://localhost:3001" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  {},
];

/** Every other change: tests/faults/hostile/hostile-forms.test.ts. */
const changes = [
  ["/login", { username: "l598", password: PASSWORD }],
  ["/logout", {}],
  ["/home", { intent: "eob", claimId: "1" }],
] as const;

test.each(foreign)(
  "a POST with the headers %j gets the page of status 403, and changes nothing",
  async (said) => {
    const member = await world.enter("sub");
    const browser = visitorSaying(said);
    copyCookies(member, browser);
    const calls = await world.callsDuring(async () => {
      for (const [path, fields] of changes) {
        const page = await browser.openPost(path, fields);
        expect([path, page.status, page.hops]).toEqual([path, 403, []]);
        expect([path, ...textsOf(page, "h1")]).toEqual([path, FORBIDDEN]);
        expect(page.html).toContain("Error code: 403 Forbidden");
        expect(page.headers.getSetCookie()).toEqual([]);
        expect(page.headers.get("clear-site-data")).toBeNull();
        expect(page.headers.get("cache-control")).toBe("no-store");
        expect(page.headers.get("x-request-id")).not.toBeNull();
      }
      // A document can't show a refusal in a page, and a huge body is not read.
      const file = await browser.send("/resource-download/id-card.pdf", { method: "POST" });
      expect([file.status, (await file.text()).includes("%PDF-")]).toEqual([403, false]);
      const huge = new URLSearchParams({ username: "x".repeat(50_000) });
      expect((await browser.send("/login", { method: "POST", body: huge })).status).toBe(403);
    });
    expect(calls).toEqual([]);
    expect((await member.send("/home")).status).toBe(200);
  },
);

test.each([{ origin: OWN }, { "sec-fetch-site": "same-origin" }])(
  "a POST with the headers %j is carried out",
  async (said) => {
    const browser = visitorSaying(said);
    const home = await browser.openPost("/login", { username: "sub", password: PASSWORD });
    expect(home.status).toBe(200);
    expect(home.hops).toEqual(WAY_HOME);
    const out = await browser.open("/logout", { method: "POST" });
    expect(out.hops).toEqual(["/login"]);
    expect(out.text).toContain("You have logged out successfully.");
  },
);

test("a GET from another site opens a page", async () => {
  const browser = visitorSaying({ "sec-fetch-site": "cross-site" });
  expect((await browser.open("/login")).status).toBe(200);
  expect((await browser.open("/error/404")).status).toBe(404);
});
