import { expect, test } from "vitest";
import { MINUTE_MS, withSession } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const LIMIT_MS = 4 * MINUTE_MS;

const world = useWorld({ env: { SESSION_IDLE_S: "240" } });

const seen = (seenMs: number) => withSession(world, "sub", { beganMs: 60 * MINUTE_MS, seenMs });

test("the idle limit is a setting, exact to the millisecond", async () => {
  expect((await (await seen(LIMIT_MS - 1)).send("/home")).status).toBe(200);
  const ended = await (await seen(LIMIT_MS)).send("/home");
  expect(ended.headers.get("location")).toBe("/session-ended");
});

test("the timed refresh and the texts follow the configured idle limit", async () => {
  const { html } = await (await seen(0)).open("/home");
  expect(html).toContain('content="120;url=/session-ended?from=%2Fhome"');
  const warned = await (await seen(2 * MINUTE_MS)).open("/session-ended");
  expect(warned.text).toContain("we log you out after 4 minutes without activity.");
  const over = await (await seen(LIMIT_MS)).open("/home");
  expect(over.text).toContain("we log you out after 4 minutes without activity.");
});
