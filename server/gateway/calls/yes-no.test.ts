import { expect, test } from "vitest";
import { openSandboxGateway, plainGet } from "../sandbox-gateway.fixture.ts";
import { medicareMaterialsEligibility } from "./medicare-materials.ts";
import { hasReferrals } from "./referrals.ts";

const world = openSandboxGateway();

const calls = [
  ["GW-52 T-34", hasReferrals, "sub", "nav"],
  ["GW-54 T-34", medicareMaterialsEligibility, "medgrp", "sub"],
] as const;

test.each(calls)(
  "%s $path is a yes or a no, kept until log-out for its session",
  async (...row) => {
    const [, call, yes, no] = row;
    const first = await world.as(yes);
    const second = await world.as(no);
    const { asked } = await world.during(async () => {
      expect(await first.gateway.read(call)).toBe(true);
      expect(await second.gateway.read(call)).toBe(false);
      expect(await first.gateway.read(call)).toBe(true);
    });
    const sent = [first, second].map(({ bearer }) => plainGet(`/${call.path}`, bearer));
    expect(asked).toEqual(sent);
  },
);

test.each(calls)("%s what is no yes or no is not made one, and not kept", async (...row) => {
  const [, call, yes] = row;
  const shapes = [{ hasReferrals: true }, { eligible: false }];
  for (const body of ["true", "false", "Y", "N", 1, 0, null, "", ...shapes]) {
    const text = JSON.stringify(body);
    expect([text, await world.refuses(call.path, text, (it) => it.read(call))]).toEqual([
      text,
      "(root)",
    ]);
  }
  const { gateway } = await world.as(yes);
  await world.answerNext(call.path, "null");
  await expect(gateway.read(call)).rejects.toThrow(call.path);
  expect(await gateway.read(call)).toBe(true);
});
