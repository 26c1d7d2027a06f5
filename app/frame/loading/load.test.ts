import { expect, test } from "vitest";
import { redirect } from "react-router";
import { openSandboxGateway } from "#server/gateway/sandbox-gateway.fixture.ts";
import { GatewayError, GatewayStatusError } from "#server/gateway/transport/errors.ts";
import { loadEach, orNull, orUnavailable } from "./load.ts";

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

test("several optional calls give their answers in order, and the failed ones by name", async () => {
  expect(await ask({})).toEqual({ answers: ["A", "B", "C"], failed: [] });
  const given = await ask({ b: failing(503), a: failing(404) });
  expect(given).toEqual({ answers: ["C"], failed: ["a", "b"] });
});

test("the first failure is thrown where all optional calls fail", async () => {
  const first = failing(503);
  await expect(ask({ a: first, b: failing(500), c: failing(408) })).rejects.toBe(first);
});

test.each([
  ["a status 401", failing(401)],
  ["a redirect", redirect("/login")],
  ["an error of our code", new TypeError("x")],
])(
  "T-36 %s in one of several optional calls is thrown though another call answers",
  async (_what, fault) => {
    await expect(ask({ c: failing(503), b: fault })).rejects.toBe(fault);
  },
);

test("a failed optional call gives unavailable or null, and an answered one its answer", async () => {
  const { gateway } = await world.as("sub");
  const lost = () => gateway.ask((optional) => optional.fail(failing(502)));
  expect(await Promise.all([orUnavailable(lost()), orNull(lost())])).toEqual(["unavailable", null]);
  const there = () => gateway.ask(async () => ["one"]);
  expect(await Promise.all([orUnavailable(there()), orNull(there())])).toEqual([["one"], ["one"]]);
});
