import { expect, test } from "vitest";
import { openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";
import { medicareMaterialsEligibility } from "./medicare-materials.ts";
import { hasReferrals } from "../care/referrals.ts";
import { getEbillRegistered, getHasEbill, getShowEbillAlert, registerWithEbill } from "./ebill.ts";

const world = openSandboxGateway();

const calls = [
  ["GW-52 T-34", hasReferrals, "sub", "nav"],
  ["GW-54 T-34", medicareMaterialsEligibility, "medgrp", "sub"],
] as const;

test.each(calls)(
  "%s GET $path answers true or false, kept until log-out for its session",
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

test("GW-63 GET ebill/hasEbill answers whether the member's bills are in eBill", async () => {
  expect(await world.reads("sub", "ebill/hasEbill", getHasEbill)).toBe(true);
  expect(await world.reads("cop", "ebill/hasEbill", getHasEbill)).toBe(false);
});

test("GW-65 GET ebill/showEbillAlert answers whether a bill is waiting", async () => {
  const value = await world.reads("mod", "ebill/showEbillAlert", getShowEbillAlert);
  expect(value).toBe(true);
});

test("GW-64 GW-66 PUT ebill/registerEbillUser makes the next GET ebill/ebillRegistered answer true", async () => {
  const { value, asked, bearer } = await world.asking("sub", async (gateway) => {
    const before = await getEbillRegistered(gateway);
    await registerWithEbill(gateway);
    return [before, await getEbillRegistered(gateway)];
  });
  const read = plainGet("/ebill/ebillRegistered", bearer);
  const write = plainGet("/ebill/registerEbillUser", bearer, { method: "PUT" });
  expect(value).toEqual([false, true]);
  expect(asked).toEqual([read, write, read]);
});
