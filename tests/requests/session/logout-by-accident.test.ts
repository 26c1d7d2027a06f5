import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

test("T-03 T-12 what is asked for ahead of time or without cookies logs nobody out", async () => {
  const browser = await world.enter("sub");
  const ahead = (purpose: string) => ({ "sec-purpose": purpose });
  const elsewhere = { headers: { "sec-fetch-site": "cross-site" } };
  for (const response of [
    await browser.send("/logout", { headers: ahead("prefetch") }),
    await browser.send("/logout.data", { headers: ahead("prefetch;prerender") }),
    await browser.send("/logout", { method: "HEAD" }),
    await world.visitor().send("/logout", elsewhere),
  ]) {
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("clear-site-data")).toBeNull();
  }
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
