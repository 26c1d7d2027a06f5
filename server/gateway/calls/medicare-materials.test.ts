import { afterAll, expect, test } from "vitest";
import { medicareMaterialsEligibility } from "./medicare-materials.ts";
import { openSandboxGateway, plainGet, refusedField } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterAll(() => world.close());

test.each([
  ["medgrp", true],
  ["sub", false],
])("GW-54 GET medicare-materials/eligibility answers for %s: %s", async (persona, has) => {
  const { gateway, bearer } = await world.as(persona);
  const { value, asked } = await world.during(() => gateway.read(medicareMaterialsEligibility));
  expect(asked).toEqual([plainGet("/medicare-materials/eligibility", bearer)]);
  expect(value).toBe(has);
});

test("GW-54 T-34 the answer is kept until log-out, for that session alone", async () => {
  const first = await world.as("medgrp");
  const second = await world.as("sub");
  const { asked } = await world.during(async () => {
    expect(await first.gateway.read(medicareMaterialsEligibility)).toBe(true);
    expect(await second.gateway.read(medicareMaterialsEligibility)).toBe(false);
    expect(await first.gateway.read(medicareMaterialsEligibility)).toBe(true);
  });
  expect(asked.map(({ authorization }) => authorization)).toEqual([first.bearer, second.bearer]);
});

test.each([["false"], ["N"], [0], [null], [{ eligible: false }]])(
  "GW-54 the answer %j is no yes or no, and nothing is made of it",
  async (body) => {
    const { gateway } = await world.as("medgrp");
    await world.answerNext("medicare-materials/eligibility", JSON.stringify(body));
    expect(await refusedField(gateway.read(medicareMaterialsEligibility))).toBe("(root)");
    expect(await gateway.read(medicareMaterialsEligibility)).toBe(true);
  },
);
