import { afterEach, describe, expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, openWorld, type World } from "#tests/harness/world/world.ts";
import { belowOf, benefitsListed, columnOf } from "../menus/menus-of.ts";
import { LIST } from "./programs-page.ts";

const HANDBOOKS = ["Member Handbooks", "/benefits/member-guides"];

describe("the path of the handbooks", () => {
  const world = useWorld({ env: { HANDBOOKS_PATH: "/benefits/member-guides" } });

  test("MENU-11 T-64 the handbooks stand where they are configured to be, in both lists", async () => {
    for (const persona of ["sub", "ma"]) {
      const page = await world.see(persona, "/benefits");
      for (const below of [belowOf(page, "Benefits"), columnOf(page, "Benefits")]) {
        expect(below).toContainEqual(HANDBOOKS);
      }
      expect(benefitsListed(page)).toContain(HANDBOOKS[1]);
      expect(page.html).not.toContain("/benefits/handbooks");
    }
  });

  test("BENEFIT-25 ROUTE-39 T-64 the page is where it is configured to be, and nowhere else", async () => {
    const { browser, page } = await world.openAs("sub", "/benefits/member-guides");
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(textsOf(page, "h1")).toEqual(["Member Handbooks"]);
    expect(page.text).toContain("Medical plan handbook");
    expect((await browser.open("/benefits/handbooks")).status).toBe(404);
    expect((await browser.open("/benefits/dental")).status).toBe(200);
  });
});

describe("Providence's program", () => {
  let world: World | undefined;
  afterEach(() => world?.close());

  const PDF = "https://documents.example.test/providence/dental-program.pdf";

  test.each([
    [{ phone: null }, [PDF]],
    [{ pdf: null }, ["tel:5035550160"]],
    [{ phone: null, pdf: null }, ["/support/customer-service"]],
  ])("BENEFIT-21 S-29 with %j Providence's page has only %j", async (providenceProgram, hrefs) => {
    const BRANDS_FILE = brandsFile({ brands: { providence: { providenceProgram } } });
    world = await openWorld({ env: { BRANDS_FILE } });
    const page = await (await world.enter("prov", HOST.providence)).open(`${LIST}/27`);
    expect(page.status).toBe(200);
    expect(linksOf(page, "main .claim").map(([, href]) => href)).toEqual(hrefs);
    expect(page.text).not.toMatch(/null|undefined/);
  });
});
