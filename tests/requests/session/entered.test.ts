import { test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectSameSessions } from "./entered.ts";

const world = useWorld();

// entered.long.test.ts has every persona.
test("the tests' sealed sessions equal those of log-in for each way that log-in leads", async () => {
  const led = ["flag360", "flag-one", "nopref", "ini", "prov-unsigned"];
  await expectSameSessions(world, ["sub", "dep-adult", "multi", "emp", "hpp", ...led]);
});
