import { afterAll, expect, test } from "vitest";
import { PROBES } from "#scripts/contract/probes.ts";
import { report } from "#scripts/contract/report.ts";
import { allHolds, PLAIN_READS } from "#scripts/contract/run-kit.ts";
import { CALLS } from "#server/contract/contract.ts";
import { openKitWorld, status } from "./kit-world.ts";
import { PASSWORD, tokenWith } from "./second-gateway/gateway.ts";

const world = openKitWorld();
afterAll(() => world.close());

test("against a gateway made from the document alone everything holds, and nothing is written", async () => {
  const findings = await world.holdAgainst();
  const left = findings.filter(({ state }) => state !== "holds");
  expect(left.map(({ call, state }) => [call, state])).toEqual([
    ["GET account/registration/details", "left out"],
    // Of our own, and not named by its settings.
    ["GET account/confidential-communication", "left out"],
    ["GET idCard/request", "left out"],
  ]);
  expect(allHolds(findings)).toBe(true);
  expect(findings.length).toBeGreaterThan(40);
  const writes = world.asked().filter((name) => !name.startsWith("GET "));
  expect(writes).toEqual(["POST /token", "POST /pcp/search"]);
  expect(world.asked()).not.toContain("GET /idCard/request");
});

test("every read of the contract has a way of being asked, also one that is added", () => {
  const probed = new Set(PROBES.map(({ call }) => call));
  const reads = CALLS.filter(({ method }) => method === "GET");
  for (const call of reads) {
    const needs = Object.keys(call.parameters).filter((name) => !name.endsWith("?"));
    const known = probed.has(call) || call.noRetry === true || needs.length === 0;
    expect([call.path, known]).toEqual([call.path, true]);
  }
  expect(reads.filter((call) => !probed.has(call))).toEqual(PLAIN_READS);
  expect([...probed].filter((call) => !CALLS.includes(call))).toEqual([]);
});

test("what only some brands and groups ask for may be missing, and may not break", async () => {
  const findings = await world.holdAgainst({ "GET /pcp/city-of-portland": status(404) });
  expect(findings.filter(({ state }) => state === "missing")).toHaveLength(1);
  expect(allHolds(findings)).toBe(true);
  expect(report(findings)).toContain("/home (only for group 10002805)");
  expect(allHolds(await world.holdAgainst({ "GET /benefits/limits": () => [{}] }))).toBe(false);
});

test("an account with nothing to ask with leaves calls untested, and that does not hold", async () => {
  const findings = await world.holdAgainst({ "GET /claims/{type}": () => ({ content: [] }) });
  const untested = findings.filter(({ state }) => state === "untested");
  expect(untested.map(({ call, detail }) => [call, detail])).toEqual([
    ["GET claims/{type}/{id}", "needs a claim of the last two years"],
    ["GET v2/eobs (claimId)", "needs a claim of status 02"],
  ]);
  expect(allHolds(findings)).toBe(false);
});

test.each([
  ["a wrong password", {}, "wrong", "fails", "status 403"],
  [
    "a token without memberKey",
    { "POST /token": () => ({ token: tokenWith({ sub: "70001" }) }) },
    PASSWORD,
    "breaks",
    "token (no claim memberKey)",
  ],
  [
    "a token that is too long",
    { "POST /token": () => ({ token: tokenWith({ memberKey: 70001, rights: "r".repeat(9000) }) }) },
    PASSWORD,
    "breaks",
    "are too long)",
  ],
] as const)("%s ends the kit with one finding", async (_what, changes, password, state, detail) => {
  const findings = await world.holdAgainst(changes, password);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.state).toBe(state);
  expect(findings[0]?.detail).toContain(detail);
  expect(allHolds(findings)).toBe(false);
});

test("the report holds names and statuses, and nothing of an answer", async () => {
  const printed = [
    report(await world.holdAgainst()),
    report(await world.holdAgainst({ "GET /account": () => ({ subscriberId: "555000123" }) })),
    report(await world.holdAgainst({ "GET /claims/{type}/{id}": () => ({ id: "Ines" }) })),
  ].join("\n");
  for (const secret of [
    "Ines",
    "Okafor",
    "70001",
    "555000123",
    "9000001",
    "E-77",
    "Harbor",
    PASSWORD,
  ]) {
    expect(printed).not.toContain(secret);
  }
});
