import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { eobAnswer, openCounting } from "./eobs-of.ts";

const world = useWorld();

test.each([
  [12, 12],
  [13, 0],
])("EOB-06 an explanation of %i claims asks for %i of them", async (count, asked) => {
  const [claim] = eobAnswer("EOB1").claims ?? [];
  const claims = Array.from({ length: count }, (_, at) => ({ ...claim, id: `2699999${at}` }));
  await world.fault({ path: "eobs/eob-detail", body: eobAnswer("EOB1", { claims }) });
  const { page, calls } = await openCounting(world, await world.enter("sub"), "/eobs/EOB1");
  expect(page.status).toBe(200);
  expect(calls.filter(({ path }) => path.startsWith("/claims/medical/"))).toHaveLength(asked);
});
