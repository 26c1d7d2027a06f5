import { expect, test } from "vitest";
import { CALLS } from "#scripts/contract/contract.ts";
import { FAILURE_IMPACTS } from "#scripts/contract/failure-impact.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

// On one page; failure-impact.long.test.ts fails every call on every page.

const world = useWorld();

test("the contract names for every read what its failure takes down or hides", () => {
  const reads = CALLS.filter(({ method }) => method === "GET").map(({ path }) => path);
  expect(Object.keys(FAILURE_IMPACTS).toSorted()).toEqual([...new Set(reads)].toSorted());
});

test.each(["account", "programs", "claims/{type}"])(
  "a failure of %s takes /home down where the contract says so, and only there",
  async (call) => {
    await world.fault({ path: call.replace("{type}", "medical"), status: 500 });
    const { status } = await world.see("sub", "/home");
    const { takesDown = [] } = FAILURE_IMPACTS[call] ?? {};
    expect(status >= 400).toBe(takesDown.includes("/home"));
  },
);
