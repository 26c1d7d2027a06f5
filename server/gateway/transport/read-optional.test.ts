import { afterEach, expect, test, vi } from "vitest";
import { findPlanPeriods } from "../calls/benefits/benefit-history.ts";
import { getHasEbill, hasEbill } from "../calls/plan/ebill.ts";
import { hasReferrals } from "../calls/care/referrals.ts";
import { findWithShortTimeout } from "./call-functions.ts";
import { openSandboxGateway } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterEach(() => world.reset());

/** The paths that `work` asked for. */
async function pathsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { asked } = await world.during(work);
  return asked.map(({ path }) => path);
}

test("an optional read calls the gateway once, and later reads use its answer, also false", async () => {
  const { gateway } = await world.as("sub");
  const paths = await pathsDuring(async () => {
    expect(await findWithShortTimeout(gateway, hasReferrals)).toBe(true);
    expect(await findWithShortTimeout(gateway, hasReferrals)).toBe(true);
    expect(await gateway.read(hasReferrals)).toBe(true);
  });
  expect(paths).toEqual(["/referrals/hasReferrals"]);
  const other = await world.as("nav");
  expect(await findWithShortTimeout(other.gateway, hasReferrals)).toBe(false);
  expect(await pathsDuring(() => findWithShortTimeout(other.gateway, hasReferrals))).toEqual([]);
});

test("an optional and a required read at the same moment share one call", async () => {
  const { gateway } = await world.as("sub");
  const paths = await pathsDuring(() =>
    Promise.all([
      findWithShortTimeout(gateway, hasEbill),
      getHasEbill(gateway),
      findWithShortTimeout(gateway, hasEbill),
    ]),
  );
  expect(paths).toEqual(["/ebill/hasEbill"]);
});

test("T-34 an answer older than its minute serves optional reads, while a required read calls the gateway", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  expect(hasEbill.lifetime).toBe("minute");
  const { gateway } = await world.as("sub");
  expect(await getHasEbill(gateway)).toBe(true);
  vi.setSystemTime(Date.now() + 61_000);
  await world.answerNext("ebill/hasEbill", false);
  expect(await pathsDuring(() => findWithShortTimeout(gateway, hasEbill))).toEqual([]);
  expect(await findWithShortTimeout(gateway, hasEbill)).toBe(true);
  expect(await pathsDuring(() => getHasEbill(gateway))).toEqual(["/ebill/hasEbill"]);
  // Later reads recall the answer that this read got.
  expect(await pathsDuring(() => findWithShortTimeout(gateway, hasEbill))).toEqual([]);
  expect(await findWithShortTimeout(gateway, hasEbill)).toBe(false);
});

test.each([400, 401, 403, 404, 500, 503, "<html>", "[", "", { has: true }])(
  "an optional read of the answer %j gives null, and does not keep it",
  async (answer) => {
    const { gateway } = await world.as("sub");
    const isStatus = typeof answer === "number";
    // A GET is retried once after some of these.
    for (let time = 0; time < 2; time += 1) {
      await world.answerNext("ebill/hasEbill", isStatus ? {} : answer, isStatus ? answer : 200);
      if (!isStatus) break;
    }
    expect(await findWithShortTimeout(gateway, hasEbill)).toBeNull();
    world.reset();
    expect(await findWithShortTimeout(gateway, hasEbill)).toBe(true);
  },
);

test("T-34 a call that no page needs is asked again a minute after it failed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { gateway } = await world.as("sub");
  await world.answerNext("benefits/history", {}, 404);
  expect(await findPlanPeriods(gateway)).toBeNull();
  expect(await pathsDuring(() => findPlanPeriods(gateway))).toEqual([]);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await pathsDuring(() => findPlanPeriods(gateway))).toEqual(["/benefits/history"]);
  expect(await findPlanPeriods(gateway)).not.toBeNull();
});

test("T-39 sessions do not share the answers of optional reads", async () => {
  const first = await world.as("sub");
  const second = await world.as("nav");
  expect(await findWithShortTimeout(first.gateway, hasReferrals)).toBe(true);
  expect(await findWithShortTimeout(second.gateway, hasReferrals)).toBe(false);
  expect(await findWithShortTimeout(first.gateway, hasReferrals)).toBe(true);
});

test("a visitor's optional reads call the gateway each time", async () => {
  const visitor = world.visitor();
  const paths = await pathsDuring(async () => {
    expect(await findWithShortTimeout(visitor, hasEbill)).toBeNull();
    expect(await findWithShortTimeout(visitor, hasEbill)).toBeNull();
  });
  expect(paths).toEqual(["/ebill/hasEbill", "/ebill/hasEbill"]);
});
