const HARNESS = "only ends what hangs, or takes turns; no result comes of it";
const NOTHING = "after it nothing may have happened: a slow machine sees less, and fails no more";
const STORE =
  "the store's own times in the product are constants of seconds; the outcome is awaited";
const LOAD = "how long the load lasts: more or fewer requests prove the same";

/** Files of tests that may have limits of time, each with its reason. */
export const ALLOWED: ReadonlyMap<string, string> = new Map([
  ["server/http/broken-requests.test.ts", "the deadline itself is tested, and its outcome alone"],
  ["server/secret-files.test.ts", NOTHING],
  ["tests/deploy/behind-haproxy.long.test.ts", LOAD],
  ["tests/deploy/shared-port.long.test.ts", LOAD],
  ["tests/harness/eventually.ts", "the one place that waits, for minutes"],
  ["tests/harness/network/haproxy.ts", HARNESS],
  ["tests/harness/network/over-http.ts", HARNESS],
  ["tests/harness/network/raw.ts", HARNESS],
  ["tests/harness/network/relay.ts", HARNESS],
  ["tests/harness/network/targets.ts", HARNESS],
  ["tests/harness/processes/deployments.ts", STORE],
  ["tests/harness/processes/end-with-parent.ts", HARNESS],
  ["tests/harness/processes/processes.ts", HARNESS],
  ["tests/harness/store/redis-server.ts", HARNESS],
  ["tests/harness/world/rounds.ts", HARNESS],
  ["tests/sessions/store-trouble.test.ts", STORE],
  ["tests/shared/failover.long.test.ts", STORE],
  ["tests/shared/rolling-restart.long.test.ts", LOAD],
  [
    "tests/shared/trouble.long.test.ts",
    "compares medians of one run: the store's delay must not add up",
  ],
]);
