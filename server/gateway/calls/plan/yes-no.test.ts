import { expect, test } from "vitest";
import { openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";
import { medicareMaterialsEligibility } from "./medicare-materials.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { hasReferrals } from "../care/referrals.ts";
import { getEbillRegistered, getHasEbill, getShowEbillAlert, registerWithEbill } from "./ebill.ts";

const world = openSandboxGateway();

test.each([
  ["GW-52", hasReferrals, "sub", "nav"],
  ["GW-54", medicareMaterialsEligibility, "medgrp", "sub"],
] as const)(
  "%s the read that decides a menu entry answers true or false",
  async (_id, call, yes, no) => {
    const read = (gateway: Gateway) => gateway.read(call);
    expect(await world.reads(yes, call.path, read)).toBe(true);
    expect(await world.reads(no, call.path, read)).toBe(false);
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
