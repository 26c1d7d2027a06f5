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
  const medical = "/benefits/medical";
  expect(await seen("sub", HOST.carrier, medical)).toContain("2026-2027");
  expect(await seen("summit", HOST.summit, medical)).toContain("2030-2031");
  const page = await world.visitor(HOST.summit).open("/contact-us");
  expect(page.document.querySelector("title")?.textContent).toContain("Summit of the test");
});
