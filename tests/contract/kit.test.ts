import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { PROBES } from "#scripts/contract/probes.ts";
import { report } from "#scripts/contract/report.ts";
import { allHolds, PLAIN_READS } from "#scripts/contract/run-kit.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { openKitWorld, status } from "./kit-world.ts";
import { PASSWORD, tokenWith, type Change } from "./second-gateway/gateway.ts";
import { account, claims } from "./second-gateway/answers.ts";

const world = openKitWorld();
afterAll(() => world.close());

test("the contract kit finds no fault in a gateway built from the document, and writes nothing", async () => {
  const findings = await world.holdAgainst();
  const left = findings.filter(({ state }) => state !== "holds");
  // Calls that the kit's GATEWAY_PATHS do not name.
  const unnamed = CALLS.filter(({ method, extension }) => method === "GET" && extension);
  const expected = [
    "GET account/registration/details",
    ...unnamed.map(({ path }) => `GET ${path}`),
    "GET idCard/request",
  ];
  expect(left.map(({ call }) => call).toSorted()).toEqual(expected.toSorted());
  expect(left.every(({ state }) => state === "left out")).toBe(true);
  expect(allHolds(findings)).toBe(true);
  expect(findings.length).toBeGreaterThan(40);
  const writes = world.asked().filter((name) => !name.startsWith("GET "));
  expect(writes).toEqual(["POST /token", "POST /pcp/search"]);
  expect(world.asked()).not.toContain("GET /idCard/request");
});

test("the contract kit can ask every read of the contract", () => {
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

test("a call for only some groups may be missing, but not break the contract", async () => {
  const findings = await world.holdAgainst({ "GET /pcp/city-of-portland": status(404) });
  expect(findings.filter(({ state }) => state === "missing")).toHaveLength(1);
  expect(allHolds(findings)).toBe(true);
  expect(report(findings)).toContain("/home (only for group 10002805)");
  expect(allHolds(await world.holdAgainst({ "GET /benefits/limits": () => [{}] }))).toBe(false);
});

test("an account without claims leaves calls untested, and the contract does not hold", async () => {
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
] as const)(
  "%s ends the contract kit with one finding",
  async (_what, changes, password, state, detail) => {
    const findings = await world.holdAgainst(changes, password);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.state).toBe(state);
    expect(findings[0]?.detail).toContain(detail);
    expect(allHolds(findings)).toBe(false);
  },
);

test("the kit's report holds no member data of an answer", async () => {
  const printed = [
    report(await world.holdAgainst()),
    report(await world.holdAgainst({ "GET /account": () => ({ subscriberId: "555000123" }) })),
    report(await world.holdAgainst({ "GET /claims/{type}/{id}": () => ({ id: "Ines" }) })),
  ].join("\n");
  expect(printed).not.toMatch(/Ines|Okafor|70001|555000123|9000001|E-77|Harbor/);
  expect(printed).not.toContain(PASSWORD);
});

const without =
  (field: string): Change =>
  (answer) => {
    const { [field]: _gone, ...rest } = answer as Record<string, unknown>;
    return rest;
  };
const listed =
  (more: object): Change =>
  (answer) =>
    (answer as object[]).map((entry) => ({ ...entry, ...more }));

const breakages: [string, Change, string, string, string | null][] = [
  ["GET /account", without("subscriberId"), "breaks", "subscriberId", "/home"],
  [
    "GET /account",
    () => ({ ...account, members: [{ ...account.members[0], dateOfBirth: "6 May 1979" }] }),
    "breaks",
    "members.0.dateOfBirth",
    "/claims",
  ],
  [
    "GET /account",
    () => ({ ...account, members: account.members.slice(1) }),
    "breaks",
    "members (none is the token's)",
    "/home",
  ],
  ["GET /programs", status(501), "missing", "status 501", "/navitus"],
  ["GET /programs", listed({ eligible: "yes" }), "breaks", "0.eligible", "/home"],
  ["GET /v2/eobs", without("totalElements"), "breaks", "totalElements", "/eobs"],
  [
    "GET /claims/{type}",
    () => ({ content: [{ claimType: "MEDICAL" }] }),
    "breaks",
    "content.0.id",
    "/claims/export.csv",
  ],
  [
    "GET /claims/{type}",
    () => ({ content: ["1", "2", "3", "4"].map((id) => ({ id })) }),
    "breaks",
    "content (more than asked)",
    "/home",
  ],
  [
    "GET /claims/{type}/{id}",
    () => ({ ...claims["medical"]?.[0], id: 5 }),
    "breaks",
    "id (another record)",
    "/claims/:claimType/:claimId/:memberSuffix",
  ],
  [
    "GET /eobs/pdf",
    () => new Response("<h1>no</h1>"),
    "breaks",
    "(not a PDF)",
    "/eobs/:documentId/pdf",
  ],
  ["GET /groups", listed({ memberKey: 4 }), "breaks", "memberKey (another record)", "/sso-landing"],
  ["GET /account/status", () => "soon", "breaks", "(root)", "/sso-landing"],
  ["GET /eligibility/family", status(500), "fails", "status 500", "/benefits/:category"],
  ["GET /idCard/eligible", () => "soon", "breaks", "(root)", "/id-card"],
  ["GET /ncqa", status(404), "missing", "status 404", null],
  ["GET /message/calendar", () => ({}), "breaks", "data", null],
  ["GET /referrals/hasReferrals", status(404), "missing", "status 404", null],
];

test.each(breakages)(
  "%s broken: the contract kit names the call, the field and what members miss (%#)",
  async (operation, change, state, detail, page) => {
    const findings = await world.holdAgainst({ [operation]: change });
    // The call by days is the first of those that read explanations.
    const call = operation.replace(" /", " ").replace("v2/eobs", "v2/eobs (startDate)");
    const found = findings.find((finding) => finding.call === call);
    expect([found?.state, found?.detail]).toEqual([state, detail]);
    const takesDown: readonly string[] = found?.impact.takesDown ?? [];
    expect(takesDown.includes(page ?? "")).toBe(page !== null);
    expect(takesDown.length === 0).toBe(page === null);
    expect(allHolds(findings)).toBe(page === null);
    expect(report(findings)).toContain(found?.impact.hides ?? page ?? "");
    // Calls that need the broken answer are skipped; all others are still tried.
    const others = findings.filter((finding) => finding !== found);
    expect(others.filter((it) => ["breaks", "fails", "missing"].includes(it.state))).toEqual([]);
  },
);

test("GW-86 the contract kit names each unreadable tier by its id", async () => {
  const findings = await world.holdAgainst({
    "GET /benefits/dental": listed({ maximums: "many" }),
    "GET /benefits/medical": () => [{ tierId: "tab1" }, { name: "nameless" }],
  });
  const broken = findings.filter(({ state }) => state === "breaks");
  expect(broken.map(({ call, detail }) => [call, detail])).toEqual([
    ["GET benefits/medical", "(tiers that cannot be read: one without tierId)"],
    ["GET benefits/dental", "(tiers that cannot be read: 1, outnet)"],
  ]);
});

test("the second gateway imports nothing of the product", () => {
  for (const file of ["answers.ts", "gateway.ts"]) {
    const source = readFileSync(new URL(`second-gateway/${file}`, import.meta.url), "utf8");
    expect(source).not.toMatch(/from "(\.\.\/){2,}/);
  }
});
