import { expect, test } from "vitest";
import { catalogue, expectNothingGivenAway } from "#tests/faults/screens/error-page.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { sized } from "#tests/harness/sized.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const CONNECTIONS = sized(3, 20);
const MEMBERS = sized(12, 200);
const CALL_MS = 3000;
const TIMEOUT_MS = 4000;

const world = useWorld({
  env: {
    GATEWAY_TIMEOUT_MS: `${TIMEOUT_MS}`,
    GATEWAY_CONNECTIONS: `${CONNECTIONS}`,
    LOG_LEVEL: "info",
  },
  relayed: true,
});
const served = useServed(world);

test("of a slow gateway each of many cold pages is answered in time, or by the error page", async () => {
  const crowd = await Promise.all(Array.from({ length: MEMBERS }, () => served.enter("sub")));
  await world.fault({ path: "*", delayMs: CALL_MS });
  const pages = await Promise.all(
    crowd.map(async (browser) => {
      const answer = await browser.send("/home");
      return { status: answer.status, html: await answer.text() };
    }),
  );
  await world.mend();

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
  expect(longest("request", "gatewayWaitMs")).toBeGreaterThan(TIMEOUT_MS / 2);

  // Nothing is left over: the next request is answered.
  expect((await crowd[0]?.send("/home"))?.status).toBe(200);
}, 60_000);
