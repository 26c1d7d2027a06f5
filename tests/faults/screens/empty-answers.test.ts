import { expect, test } from "vitest";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";

// Which calls accept which empty answers: server/gateway/transport/read-answer.test.ts.

const world = resetting(useWorld());

/** Empty answers: no content, and a proxy's page. */
const NOTHING = [{ status: 204 }, { status: 200, body: "<h1>Request blocked</h1>" }];

const COMPARE = "/benefits/compare?from=2025-12-31&to=2026-11-21";

/**
 * A page that needs the call and one that goes on without it, and the text of a fault. Each other page
 * meets a failure of its calls in page-calls.test.ts.
 */
test.each([
  ["BENEFIT-04", "/benefits/dental", "benefits/dental", 502, /Error code: 502/],
  ["S-13", COMPARE, "benefits/dental", 200, /couldn't (load|read)|can't (load|show|compare)/],
] as const)(
  'T-82 %s %s shows an error, not "none", for an empty answer of %s, and keeps nothing',
  async (...row) => {
    const [, path, call, status, words] = row;
    for (const fault of NOTHING) {
      const browser = await world.enter("sub");
      await world.fault({ path: call, method: "GET", ...fault });
      const page = await browser.open(path);
      await world.mend();
      expect.soft([page.status, JSON.stringify(fault)]).toEqual([status, JSON.stringify(fault)]);
      expect.soft(page.text).toMatch(words);
      expect.soft(page.text).not.toMatch(/no longer listed|blocked/i);
      const next = await browser.open(path);
      expect.soft(next.status).toBe(200);
      expect.soft(next.text).not.toMatch(words);
    }
  },
);
