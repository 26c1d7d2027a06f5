import { test } from "vitest";
import { personas } from "#server/sandbox/personas/personas.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectSameSessions } from "./entered.ts";

const world = useWorld();

test("the tests' sealed sessions equal those of log-in for every persona", async () => {
  await expectSameSessions(
    world,
    personas.map(({ username }) => username),
  );
});
