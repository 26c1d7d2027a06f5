import { test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectAll } from "./my-data-many.ts";

const world = useWorld();

test("a download has each of 5000 claims, with its lines, in every format", async () => {
  await expectAll(world, { count: 5000 }, 10);
});
