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

test("GW-63 GET ebill/hasEbill answers whether there is eBill", async () => {
  const { value, asked, bearer } = await world.asking("sub", (gateway) => getHasEbill(gateway));
  expect([value, asked]).toEqual([true, [plainGet("/ebill/hasEbill", bearer)]]);
  expect(await getHasEbill((await world.as("cop")).gateway)).toBe(false);
});

test("GW-65 GET ebill/showEbillAlert answers whether a bill waits", async () => {
  const value = await world.reads("mod", ["/ebill/showEbillAlert"], getShowEbillAlert);
  expect(value).toBe(true);
});

test("GW-64 GW-66 PUT ebill/registerEbillUser makes ebillRegistered true, asked anew", async () => {
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

test.each([
  ["ebill/hasEbill", getHasEbill],
  ["ebill/ebillRegistered", getEbillRegistered],
  ["ebill/showEbillAlert", getShowEbillAlert],
])("GW-86 %s must be true or false: a null is no No", async (path, call) => {
  for (const body of ["null", '"Y"', "{}", "0"]) {
    expect(await world.refuses(path, body, call)).toBe("(root)");
  }
});
