import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

const COMPARE = "/benefits/compare?from=2025-12-31&to=2026-01-01";
const UNREAD = "a tier could not be read";

const world = resetting(useFaultWorld());

/** The log lines of a page's request with this message, once there are `count` of them. */
async function loggedOf(page: Page, msg: string, count: number) {
  const requestId = page.headers.get("x-request-id");
  const lines = () =>
    jsonLines(world.log()).filter((line) => line["requestId"] === requestId && line["msg"] === msg);
  await expect.poll(() => lines().length).toBe(count);
  return lines().map(({ level, pattern, reason }) => ({ level, pattern, reason, msg }));
}

test.each([
  ["odd-sums", ["medical", "dental"], "benefit amounts do not agree"],
  ["odd-family", ["pharmacy"], UNREAD],
])(
  "S-13 the benefits summary of %s logs one warning for each bad category, by name only",
  async (persona, categories, msg) => {
    const page = await world.see(persona, "/benefits/summary");
    expect(page.status).toBe(200);
    const level = "warn";
    expect(await loggedOf(page, msg, categories.length)).toEqual(
      categories.map((reason) => ({ level, pattern: `benefits/${reason}`, reason, msg })),
    );
  },
);

test("T-36 the comparison logs an unreadable tier by category, without member or amount", async () => {
  const body = [
    { tierId: "innet", services: "all" },
    { tierId: "outnet", name: "Out" },
  ];
  const page = await seeDuring(world, { path: "benefits/medical", body }, COMPARE);
  expect(await loggedOf(page, UNREAD, 1)).toMatchObject([
    { pattern: "benefits/medical", reason: "medical" },
  ]);
});

test("BENEFIT-03 a member of one family cannot compare benefits of another family's member", async () => {
  const browsers = [await world.enter("sub"), await world.enter("term")];
  const calls = await world.callsDuring(async () => {
    const open = browsers.map((browser) => browser.open(`${COMPARE}&suffix=1`));
    const [own, other] = await Promise.all(open);
    expect(own?.text).toContain("What changed for Theo");
    expect(other?.text).toContain("We can't show benefits for the person in this link.");
    expect(other?.text).not.toContain("Theo");
  });
  const ofTerm = calls.filter(({ persona }) => persona?.toLowerCase() === "term");
  expect(ofTerm.length).toBeGreaterThan(0);
  expect(ofTerm.filter(({ query }) => query["suffix"] === "1")).toEqual([]);
});
