import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes.ts";
import { resetting, useFaultWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";

const COMPARE = "/benefits/compare?from=2025-12-31&to=2026-01-01";

const world = resetting(useFaultWorld());

/** `sub`'s page, opened for the first time while a call has trouble. */
async function during(fault: object, path: string): Promise<Page> {
  const browser = await world.enter("sub");
  const page = await world.during(fault, () => browser.open(path));
  return page;
}

test("HTTP-02 trouble of benefits/history leaves categories and comparison standing", async () => {
  for (const path of ["/benefits/medical", COMPARE]) {
    const page = await during({ path: "benefits/history", status: 500 }, path);
    expect.soft([path, page.status, /deductible/i.test(page.text)]).toEqual([path, 200, true]);
  }
});

test("T-36 a tier that cannot be read is logged by the comparison, without a member or an amount", async () => {
  const body = [
    { tierId: "innet", services: "all" },
    { tierId: "outnet", name: "Out" },
  ];
  const page = await during({ path: "benefits/medical", body }, COMPARE);
  const requestId = page.headers.get("x-request-id");
  const logged = () =>
    jsonLines(world.log()).filter(
      (line) => line["requestId"] === requestId && line["msg"] === "a tier could not be read",
    );
  await expect.poll(() => logged().length).toBe(1);
  expect(logged()[0]).toMatchObject({ pattern: "benefits/medical", reason: "medical" });
});

test("BENEFIT-03 two families on one process: neither is asked for with the other's suffix, nor shown", async () => {
  const sub = await world.enter("sub");
  const term = await world.enter("term");
  const before = (await world.calls()).length;
  const [own, other] = await Promise.all([
    sub.open(`${COMPARE}&suffix=1`),
    term.open(`${COMPARE}&suffix=1`),
  ]);
  expect(own.text).toContain("What changed for Theo");
  expect(other.text).toContain("We can't show benefits for the person in this address.");
  expect(other.text).not.toContain("Theo");
  const calls = (await world.calls()).slice(before);
  const ofTerm = calls.filter(({ persona }) => persona === "TERM" || persona === "term");
  expect(ofTerm.length).toBeGreaterThan(0);
  expect(ofTerm.filter(({ query }) => query["suffix"] === "1")).toEqual([]);
});
