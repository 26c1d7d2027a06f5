import { expect, test } from "vitest";
import { getEbillRegistered, getHasEbill, getShowEbillAlert, registerWithEbill } from "./ebill.ts";
import { openSandboxGateway, plainGet } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

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
