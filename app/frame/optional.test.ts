import { expect, test } from "vitest";
import { data, redirect } from "react-router";
import { loadEach } from "./optional.ts";

const failing = (status: number) => data({ entry: status }, { status });

const ask = (faults: Readonly<Record<string, unknown>>) =>
  loadEach(["a", "b", "c"], (one) =>
    one in faults ? Promise.reject(faults[one]) : Promise.resolve(one.toUpperCase()),
  );

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
