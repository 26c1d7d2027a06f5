import { test } from "vitest";
import { EVERY_PAGE, hasPartsOfItsOwn } from "#tests/browser/pages/every-page.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectParts } from "./parts-of-brands.ts";

const world = useWorld();

// That all other brands' pages are the carrier's: parts-of-brands.long.test.ts.
test("no page breaks the policy or has barriers, and the listed ones have parts of their own", async () => {
  await expectParts(
    world,
    EVERY_PAGE.filter((page) => page.brand === "carrier" || hasPartsOfItsOwn(page)),
  );
});
