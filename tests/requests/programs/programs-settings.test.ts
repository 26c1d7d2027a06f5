import { afterEach, describe, expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, openWorld, type World } from "#tests/harness/world/world.ts";
import { belowOf, benefitsListed, columnOf } from "../menus/menus-of.ts";
import { LIST } from "./programs-page.ts";

const HANDBOOKS = ["Member Handbooks", "/benefits/member-guides"];

describe("with another path of the handbooks", () => {
  const world = useWorld({ env: { HANDBOOKS_PATH: "/benefits/member-guides" } });

  test("MENU-11 T-64 the handbooks' menu entries lead to the configured path", async () => {
    const page = await world.see("sub", "/benefits");
    for (const below of [belowOf(page, "Benefits"), columnOf(page, "Benefits")]) {
      expect(below).toContainEqual(HANDBOOKS);
    }
    expect(benefitsListed(page)).toContain(HANDBOOKS[1]);
    expect(page.html).not.toContain("/benefits/handbooks");
  });

  test("BENEFIT-25 ROUTE-39 T-64 the handbooks' page opens at the configured path alone", async () => {
    const { browser, page } = await world.openAs("sub", "/benefits/member-guides");
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(textsOf(page, "h1")).toEqual(["Member Handbooks"]);
    expect(page.text).toContain("Medical plan handbook");
    expect((await browser.open("/benefits/handbooks")).status).toBe(404);
    expect((await browser.open("/benefits/dental")).status).toBe(200);
  });
});

describe("with other settings of Providence's program", () => {
  let world: World | undefined;
  afterEach(() => world?.close());

  const PDF = "https://documents.example.test/providence/dental-program.pdf";

  test.each([
    [{ phone: null }, [PDF]],
    [{ phone: null, pdf: null }, ["/support/customer-service"]],
  ])(
    "BENEFIT-21 S-29 with the settings %j Providence's program page links only to %j",
    async (providenceProgram, hrefs) => {
      const BRANDS_FILE = brandsFile({ brands: { providence: { providenceProgram } } });
      world = await openWorld({ env: { BRANDS_FILE } });
      const page = await (await world.enter("prov", HOST.providence)).open(`${LIST}/27`);
      expect(page.status).toBe(200);
      expect(linksOf(page, "main .claim").map(([, href]) => href)).toEqual(hrefs);
      expect(page.text).not.toMatch(/null|undefined/);
    },
  );
});
