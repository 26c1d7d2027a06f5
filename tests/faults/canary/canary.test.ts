import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { SECRETS, TYPED } from "./canary-people.ts";
import { logIns, meetAll, strangeRequests } from "./canary-run.ts";
import { sentinelsIn } from "./sentinels.ts";

// The log of one page's faults; canary.long.test.ts has all pages, spans, cookies and addresses.

const world = useServedWorld();

/** What the gateway says of the member who signs in. */
const OWN = ["sub", "Jordan", "Testa-Lindqvist", "904417823", "410000100"];

test("the log of log-ins, of a page's faults and of hostile requests names no person and no secret", async () => {
  await logIns(world, world.visitor);
  await meetAll(world, world.visitor, "account", "/home");
  await strangeRequests(world.port);
  const messages = jsonLines(world.log()).map(({ msg }) => msg);
  for (const said of ["request", "gateway fault", "broken request"]) {
    expect(messages).toContain(said);
  }
  const telling = world
    .log()
    .split("\n")
    .filter(
      (line) =>
        sentinelsIn(line, [...TYPED, ...OWN, ...SECRETS, PASSWORD, "Bearer", "access_token"])
          .length > 0 || /eyJ[\w-]{25}/.test(line),
    );
  expect(telling).toEqual([]);
});
