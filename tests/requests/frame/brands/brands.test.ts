import { expect, test } from "vitest";
import { kept } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();
const loginAt = kept((host: string) => world.visitor(host).open("/login"));
const brands = [
  ["BRAND-15 BRAND-14", HOST.carrier, "sub", "carrier", "Main Carrier", 1],
  ["BRAND-16 BRAND-14", HOST.summit, "summit", "summit", "Summit", 2],
  ["BRAND-17 BRAND-14", HOST.providence, "prov", "providence", "Providence", 5],
  ["BRAND-19 BRAND-14 T-19", HOST.partner, "hpp", "partner", "Health Plan Partner", 11],
  ["BRAND-20 BRAND-14 T-19", HOST.medicare, "mod", "medicare", "Medicare Partner", 12],
] as const;

test("a host that ends in a dot has its brand, and posts from the host without the dot are refused", async () => {
  // Browsers write host and origin in lower case; other clients may not.
  const shouted = await world.visitor("SUMMIT.Localhost.").open("/login");
  expect(shouted.document.querySelector("html")?.getAttribute("data-brand")).toBe("summit");
  const browser = world.visitor("summit.localhost.");
  const calls = await world.callsDuring(async () => {
    const login = await browser.open("/login");
    expect(login.document.querySelector("html")?.getAttribute("data-brand")).toBe("summit");
    const fields = { Username: "summit", Password: "Sandbox-2026" };
    const home = await browser.submit(login, "Log in", fields);
    expect([home.status, home.url.pathname]).toEqual([200, "/home"]);
  });
  expect(calls[0]).toMatchObject({ path: "/token", body: { domainId: 2 }, status: 200 });
  // The router's own refusal: the HTTP entry, which would answer 403, is not in front here.
  const headers = { origin: `http://${HOST.summit}:3000` };
  const body = new URLSearchParams({ username: "summit", password: "Sandbox-2026" });
  expect((await browser.send("/login", { method: "POST", headers, body })).status).toBe(400);
});

for (const [ids, host, persona, key, name, domainId] of brands) {
  test(`${ids} ${host} has brand ${name}: domain id ${domainId}, name, logo and titles`, async () => {
    const browser = world.visitor(host);
    const login = await browser.open("/login");
    const calls = await world.callsDuring(async () => {
      const fields = { Username: persona, Password: "Sandbox-2026" };
      const home = await browser.submit(login, "Log in", fields);
      expect(home.status).toBe(200);
      for (const [page, title] of [
        [login, `Log in - ${name} Member Dashboard`],
        [home, `Home - ${name} Member Dashboard`],
      ] as const) {
        expect(page.document.querySelector("html")?.getAttribute("data-brand")).toBe(key);
        expect(textsOf(page, "title")).toEqual([title]);
        expect(textsOf(page, "header .logo > span:first-of-type")).toEqual([name]);
        expect(textsOf(page, "footer .logo")).toEqual([name]);
        expect(textsOf(page, "footer .foot__copy")).toEqual([`© 2026 ${name}`]);
      }
    });
    expect(calls[0]).toMatchObject({ path: "/token", body: { domainId }, status: 200 });
  });
}

test("BRAND-14 brands differ in logo mark and typeface", async () => {
  const pages = await Promise.all(brands.map(([, host]) => loginAt(host)));
  const logos = pages.map((page) => page.document.querySelector("header .logo svg"));
  const marks = logos.map((logo) => logo?.innerHTML);
  const fonts = pages.map((it) =>
    it.document.querySelector('link[as="font"]')?.getAttribute("href"),
  );
  expect(new Set(marks).size).toBe(brands.length);
  expect(new Set(fonts).size).toBe(brands.length);
  for (const none of [undefined, ""]) expect([...marks, ...fonts]).not.toContain(none);
});

test("CHAT-03 without chat settings a member's page loads no script by its address", async () => {
  const page = await world.see("sub", "/home");
  expect(textsOf(page, "h1")).toEqual(["Welcome, Jordan"]);
  expect(page.document.querySelectorAll("script[src]")).toEqual([]);
});

test("BRAND-19 visitors of the partner's pages have no menu, visitors of other brands do", async () => {
  for (const [, host, , key] of brands) {
    const page = await loginAt(host);
    const menu = [
      ["Log in", "/login"],
      ["Contact us", "/contact-us"],
    ];
    expect([key, linksOf(page, "header nav")]).toEqual([key, key === "partner" ? [] : menu]);
  }
});

test("BRAND-14 a member of one brand cannot log in at another", async () => {
  const { page } = await world.signIn("sub", HOST.summit);
  expect(page.status).toBe(401);
});

test("BRAND-01 home of a member of all four kinds of coverage names them", async () => {
  const page = await world.see("sub", "/home");
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  for (const kind of ["medical", "dental", "vision", "pharmacy"]) {
    expect(page.text.toLowerCase()).toContain(kind);
  }
});

test("SHELL-13 SHELL-14 the footer's policy links have their configured addresses for visitors and members", async () => {
  for (const page of [await loginAt(HOST.carrier), await world.see("sub", "/home")]) {
    expect(linksOf(page, "footer nav .foot__links")).toEqual([
      ["Language help", "/language-help"],
      ["Privacy policy (opens in a new tab)", "https://www.example.test/privacy"],
      ["Terms of use (opens in a new tab)", "https://www.example.test/terms"],
      [
        "Nondiscrimination notice (opens in a new tab)",
        "https://www.example.test/nondiscrimination",
      ],
    ]);
  }
});
