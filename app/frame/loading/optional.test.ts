import { expect, test } from "vitest";
import { redirect } from "react-router";
import { openSandboxGateway } from "#server/gateway/sandbox-gateway.fixture.ts";
import { GatewayError, GatewayStatusError } from "#server/gateway/transport/errors.ts";
import { loadEach, orNull, orUnavailable } from "./optional.ts";

const world = openSandboxGateway();
const failing = (status: number) =>
  new GatewayStatusError({ method: "GET", path: "programs" }, status, undefined);

async function ask(faults: Readonly<Record<string, unknown>>) {
  const { gateway } = await world.as("sub");
  return loadEach(gateway, ["a", "b", "c"], (optional, one) => {
    const fault = faults[one];
    if (fault === undefined) return Promise.resolve(one.toUpperCase());
    return fault instanceof GatewayError ? optional.fail(fault) : Promise.reject(fault);
  });
}

test("S-21 what is answered comes in order, and who failed is said", async () => {
  expect(await ask({})).toEqual({ answers: ["A", "B", "C"], failed: [] });
  const given = await ask({ b: failing(503), a: failing(404) });
  expect(given).toEqual({ answers: ["C"], failed: ["a", "b"] });
});

test("S-21 where all fail the first failure is thrown", async () => {
  const first = failing(503);
  await expect(ask({ a: first, b: failing(500), c: failing(408) })).rejects.toBe(first);
});

test.each([
  ["a session that is no longer accepted", failing(401)],
  ["a redirect", redirect("/login")],
  ["a mistake of ours", new TypeError("x")],
])("T-36 %s is thrown though others answer", async (_what, fault) => {
  await expect(ask({ c: failing(503), b: fault })).rejects.toBe(fault);
});

test("what cannot be had now is said in the page's words, and what is there is itself", async () => {
  const { gateway } = await world.as("sub");
  const lost = () => gateway.ask((optional) => optional.fail(failing(502)));
  expect(await Promise.all([orUnavailable(lost()), orNull(lost())])).toEqual(["unavailable", null]);
  const there = () => gateway.ask(async () => ["one"]);
  expect(await Promise.all([orUnavailable(there()), orNull(there())])).toEqual([["one"], ["one"]]);
});
