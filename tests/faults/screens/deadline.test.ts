import { expect, test } from "vitest";
import { whileLate } from "#tests/harness/world/skip-waits.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { expectErrorPage } from "./error-page.ts";

// Two and a half calls are 175 s. A late one takes 60 (skip-waits.ts), which is in time.
const world = resetting(useWorld({ env: { GATEWAY_TIMEOUT_MS: "70000" } }));

const EOB = "/eobs/EOB26000010001";
const LATE = ["account", "eobs/eob-detail", "eobs/pdf"];

test("a page with two late rounds of calls is shown; a third round ends as the time-out page", async () => {
  const browsers = [await world.enter("sub"), await world.enter("sub")] as const;
  const [page, other] = browsers;
  const { result: shown } = await whileLate(world, LATE, () => page.open(EOB));
  expect(shown.status).toBe(200);
  world.network.resetHandlers();

  const { result: file } = await whileLate(world, LATE, () => other.open(`${EOB}/pdf`));
  expectErrorPage(file, 408);
});
