import { test } from "vitest";
import { EVERY_PAGE, hasPartsOfItsOwn } from "#tests/browser/pages/every-page.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectParts } from "./parts-of-brands.ts";

const world = useWorld();

// parts-of-brands.long.test.ts covers that all other pages of brands are like the carrier's.
test("the carrier's and listed pages keep the content policy, have no barriers, and have own parts as listed", async () => {
  await expectParts(
    world,
    EVERY_PAGE.filter((page) => page.brand === "carrier" || hasPartsOfItsOwn(page)),
  );
});
