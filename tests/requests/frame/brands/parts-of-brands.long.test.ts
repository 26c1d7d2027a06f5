import { test } from "vitest";
import { EVERY_PAGE } from "#tests/browser/pages/every-page.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectParts } from "./parts-of-brands.ts";

const world = useWorld();

test("no page of any brand breaks the content policy or has barriers; only listed pages have own elements", async () => {
  await expectParts(world, EVERY_PAGE);
});
