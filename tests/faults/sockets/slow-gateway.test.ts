import { expect, test } from "vitest";
import { catalogue, expectNothingGivenAway } from "#tests/faults/screens/error-page.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { whileLate } from "#tests/harness/world/skip-waits.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { sized } from "#tests/harness/sized.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const CONNECTIONS = sized(3, 20);
const MEMBERS = sized(12, 200);
/** A late call takes 60 s (skip-waits.ts), so a request gets no second one after its first. */
const TIMEOUT_MS = 80_000;

const world = useWorld({
  env: {
    GATEWAY_TIMEOUT_MS: `${TIMEOUT_MS}`,
    GATEWAY_CONNECTIONS: `${CONNECTIONS}`,
    LOG_LEVEL: "info",
  },
  relayed: true,
});

test("a crowd at a slow gateway gets pages or error pages, over no more connections than set", async () => {
  const crowd = await Promise.all(Array.from({ length: MEMBERS }, () => world.enter("sub")));
  const open = async (browser: Visitor) => {
    const answer = await browser.send("/home");
    return { status: answer.status, html: await answer.text() };
  };
  const everyone = () => Promise.all(crowd.map(open));
  const { result: pages, answer } = await whileLate(world, ["*"], everyone);
  answer();
  world.network.resetHandlers();

  const shed = pages.filter(({ status }) => status !== 200);
  expect(shed.length).toBeGreaterThan(MEMBERS / 2);
  const entries = [1, 408] as const;
  for (const page of shed) {
    const entry = entries.map(catalogue).find(({ status }) => status === page.status);
    expect.soft(page.html).toContain(entry?.title.replaceAll("'", "&#x27;") ?? "an entry");
    expectNothingGivenAway(page);
  }
  expect(world.relay?.highest()).toBeLessThanOrEqual(CONNECTIONS);

  // The log separates waiting from answering.
  const lines = jsonLines(world.log());
  const longest = (msg: string, field: string) =>
    Math.max(
      ...lines.filter((line) => line["msg"] === msg).map((line) => Number(line[field] ?? 0)),
    );
  expect(longest("gateway fault", "waitMs")).toBeGreaterThan(TIMEOUT_MS / 2);

  // Nothing is left over: the next request is answered.
  expect((await crowd[0]?.send("/home"))?.status).toBe(200);
});
