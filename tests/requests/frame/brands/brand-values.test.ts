import { expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const SHARED = "https://shared.example.test";
const OWN = "https://summit.example.test";
const world = useWorld({
  env: {
    BRANDS_FILE: brandsFile({
      shared: { links: { privacyPolicy: SHARED, directories: { medical: SHARED } } },
      brands: {
        summit: {
          name: "Summit of the test",
          planYearText: "2030-2031",
          colors: { hue: 300, chroma: 0.1 },
          links: { privacyPolicy: OWN, directories: { medical: OWN } },
        },
      },
    }),
  },
});

/** The two sites and the plan year that a page shows. */
const seen = async (persona: string, host: string, path: string) => {
  const page = await world.see(persona, path, host);
  const sites = linksOf(page, "body").filter(([, href]) => [SHARED, OWN].includes(href));
  return [...sites.map(([, href]) => href), ...(page.text.match(/\b20\d\d-20\d\d\b/g) ?? [])];
};

test("S-29 T-53 pages show the brand's own links, plan year and name, else the shared values", async () => {
  const resources = "/find-care/resources";
  expect(await seen("sub", HOST.carrier, resources)).toEqual([SHARED, SHARED]);
  expect(await seen("summit", HOST.summit, resources)).toEqual([OWN, OWN]);
  const summary = "/benefits/summary";
  expect(await seen("sub", HOST.carrier, summary)).toContain("2026-2027");
  expect(await seen("summit", HOST.summit, summary)).toContain("2030-2031");
  const page = await world.visitor(HOST.summit).open("/contact-us");
  expect(page.document.querySelector("title")?.textContent).toContain("Summit of the test");
});

const TOKENS = "--h:300;--c:0.1;--nh:300";

/** The style sheets of a page that hold its brand's own colors. */
async function sheetsOf(host: string, path = "/login") {
  const { document } = await world.visitor(host).open(path);
  return document
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("/brand.css"));
}

test("a brand's own colors are one immutable style sheet that its pages and error pages link", async () => {
  const [href = "", ...more] = await sheetsOf(HOST.summit);
  expect(more).toEqual([]);
  expect(await sheetsOf(HOST.summit, "/nowhere")).toEqual([href]);
  const summit = world.visitor(HOST.summit);
  const sheet = await summit.send(href);
  expect(sheet.status).toBe(200);
  expect(await sheet.text()).toBe(`[data-brand="summit"]{${TOKENS}}\n`);
  expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(sheet.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  // From a page of another version.
  const older = await summit.send("/brand.css?v=000000000000");
  expect([older.status, older.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test("a brand without own colors links no style sheet for them, and /brand.css is 404", async () => {
  expect(await sheetsOf(HOST.carrier)).toEqual([]);
  expect((await world.visitor(HOST.carrier).send("/brand.css")).status).toBe(404);
});

test("theme colors, manifest and the saved ID card have the brand's own colors", async () => {
  const summit = world.visitor(HOST.summit);
  const { document } = await summit.open("/login");
  const painted = document
    .querySelectorAll('meta[name="theme-color"]')
    .map((meta) => meta.getAttribute("content"));
  expect(painted).toEqual(["#553d79", "#21192f"]);
  const manifest: unknown = await (await summit.send("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ theme_color: painted[0] });
  const page = await world.see("summit", "/id-card", HOST.summit);
  const saved = page.document.querySelector('a[href$="/save"]')?.getAttribute("href") ?? "";
  const member = await world.enter("summit", HOST.summit);
  expect(await (await member.send(saved)).text()).toContain(`:root{${TOKENS};`);
});
