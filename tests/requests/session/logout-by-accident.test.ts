import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

test.each([
  ["GET", "/logout", "prefetch"],
  ["GET", "/logout.data", "prefetch;prerender"],
  ["HEAD", "/logout", ""],
])("T-12 %s %s ahead of time (%s) logs nobody out", async (method, path, purpose) => {
  const browser = await world.enter("sub");
  const response = await browser.send(path, { method, headers: { "sec-purpose": purpose } });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get("clear-site-data")).toBeNull();
  expect((await browser.send("/home")).status).toBe(200);
});

const LINKS = 'a[href*="logout"], link[href*="logout"], meta[content*="logout"]';

test("T-12 no page holds a link to /logout, nor anything that asks for it ahead", async () => {
  const browser = await world.enter("sub");
  const pages = ["/home", "/login", "/error/404", "/resource-download", "/session-ended"];
  for (const path of [...pages, "/select-group", "/account/settings/change-password"]) {
    const { document, hops } = await browser.open(path);
    expect([path, hops]).toEqual([path, []]);
    expect(document.querySelectorAll("a").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(LINKS)).toEqual([]);
  }
  for (const [persona, path] of [
    ["flag360", "/group-selection"],
    ["nopref", "/update-preferences"],
  ] as const) {
    const { document, hops } = await (await world.onTheWay(persona)).open("/sso-landing");
    expect(hops).toEqual([path]);
    expect(document.querySelectorAll(LINKS)).toEqual([]);
  }
});

test("T-12 the consent page's way back to log-in is a plain link, which nothing asks for ahead", async () => {
  const browser = await world.onTheWay("prov-unsigned", HOST.providence);
  const page = await browser.open("/sso-landing");
  expect(page.hops).toEqual(["/registration-policies"]);
  const found = page.document.querySelectorAll(LINKS);
  expect(found.map(({ rawTagName }) => rawTagName)).toEqual(["a"]);
  const response = await browser.send("/logout", { headers: { "sec-purpose": "prefetch" } });
  expect(response.status).toBe(400);
  expect((await browser.open("/registration-policies")).status).toBe(200);
});

test("T-03 T-12 a link from elsewhere to /logout, which brings no cookies, ends nothing", async () => {
  const browser = await world.enter("sub");
  const headers = { "sec-fetch-site": "cross-site" };
  const response = await world.visitor().send("/logout", { headers });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get("clear-site-data")).toBeNull();
  expect((await browser.send("/home")).status).toBe(200);
});

test("T-07 T-22 a navigation by script passes the same guard: no member's data without a session", async () => {
  const browser = await world.enter("sub");
  const data = await (await browser.send("/home.data")).text();
  expect(data).toContain("Jordan");
  for (const path of ["/home.data", "/home.data?_routes=routes%2Fmember%2Fhome%2Fhome"]) {
    const calls = await world.callsDuring(async () => {
      const response = await world.visitor().send(path);
      const body = await response.text();
      expect(body).toContain("/logout");
      expect(body).not.toContain("Jordan");
      expect(response.headers.get("cache-control")).toBe("no-store");
    });
    expect(calls).toEqual([]);
  }
});
