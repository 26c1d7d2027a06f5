import { test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectAll } from "./my-data-many.ts";

const world = useWorld();

test("of five thousand claims every one and each of its lines is in every form", async () => {
  await expectAll(world, { count: 5000 }, 10);
}, 60_000);
