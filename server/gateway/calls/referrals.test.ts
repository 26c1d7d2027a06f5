import { expect, test } from "vitest";
import { hasReferrals } from "./referrals.ts";
import { openSandboxGateway, refusedField } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test.each([
  ["sub", true],
  ["nav", false],
])("GW-52 GET referrals/hasReferrals answers for %s: %s", async (persona, has) => {
  const value = await world.reads(persona, ["/referrals/hasReferrals"], (gateway) =>
    gateway.read(hasReferrals),
  );
  expect(value).toBe(has);
});

test("GW-52 T-34 the answer is kept until log-out, for that session alone", async () => {
  const first = await world.as("sub");
  const second = await world.as("nav");
  const { asked } = await world.during(async () => {
    expect(await first.gateway.read(hasReferrals)).toBe(true);
    expect(await second.gateway.read(hasReferrals)).toBe(false);
    expect(await first.gateway.read(hasReferrals)).toBe(true);
  });
  expect(asked.map(({ authorization }) => authorization)).toEqual([first.bearer, second.bearer]);
});

test.each([["true"], ["Y"], [1], [null], [{ hasReferrals: true }], [""]])(
  "GW-52 the answer %j is no yes or no, and nothing is made of it",
  async (body) => {
    const { gateway } = await world.as("sub");
    await world.answerNext("referrals/hasReferrals", JSON.stringify(body));
    expect(await refusedField(gateway.read(hasReferrals))).toBe("(root)");
    expect(await gateway.read(hasReferrals)).toBe(true);
  },
);
