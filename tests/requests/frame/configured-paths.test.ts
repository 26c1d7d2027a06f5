import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { CONFIGURED } from "./configured.ts";

const world = useWorld(CONFIGURED);

test("ROUTE-64 / redirects to the configured default path", async () => {
  const page = await world.visitor().open("/");
  expect(page.hops).toEqual(["/error/503"]);
});
