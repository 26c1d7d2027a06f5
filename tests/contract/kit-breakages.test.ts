import { afterAll, expect, test } from "vitest";
import { report } from "#scripts/contract/report.ts";
import { allHolds } from "#scripts/contract/run-kit.ts";
import { openKitWorld, status } from "./kit-world.ts";
import { account, claims } from "./second-gateway/answers.ts";
import type { Change } from "./second-gateway/gateway.ts";

const world = openKitWorld();
afterAll(() => world.close());

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

const breakages: [string, Change, string, string, string, string | null][] = [
  ["GET /account", without("subscriberId"), "GET account", "breaks", "subscriberId", "/home"],
  [
    "GET /account",
    () => ({ ...account, members: [{ ...account.members[0], dateOfBirth: "6 May 1979" }] }),
    "GET account",
    "breaks",
    "members.0.dateOfBirth",
    "/claims",
  ],
  [
    "GET /account",
    () => ({ ...account, members: account.members.slice(1) }),
    "GET account",
    "breaks",
    "members (none is the token's)",
    "/home",
  ],
  ["GET /programs", status(501), "GET programs", "missing", "status 501", "/navitus"],
  ["GET /programs", listed({ eligible: "yes" }), "GET programs", "breaks", "0.eligible", "/home"],
  [
    "GET /v2/eobs",
    without("totalElements"),
    "GET v2/eobs (startDate)",
    "breaks",
    "totalElements",
    "/eobs",
  ],
  [
    "GET /claims/{type}",
    () => ({ content: [{ claimType: "MEDICAL" }] }),
    "GET claims/{type}",
    "breaks",
    "content.0.id",
    "/claims/export.csv",
  ],
  [
    "GET /claims/{type}",
    () => ({ content: ["1", "2", "3", "4"].map((id) => ({ id })) }),
    "GET claims/{type}",
    "breaks",
    "content (more than asked)",
    "/home",
  ],
  [
    "GET /claims/{type}/{id}",
    () => ({ ...claims["medical"]?.[0], id: 5 }),
    "GET claims/{type}/{id}",
    "breaks",
    "id (another record)",
    "/claims/{type}/{id}/{suffix}",
  ],
  [
    "GET /eobs/pdf",
    () => new Response("<h1>no</h1>"),
    "GET eobs/pdf",
    "breaks",
    "(not a PDF)",
    "/eobs/{id}/pdf",
  ],
  [
    "GET /groups",
    listed({ memberKey: 4 }),
    "GET groups",
    "breaks",
    "memberKey (another record)",
    "/sso-landing",
  ],
  ["GET /account/status", () => "soon", "GET account/status", "breaks", "(root)", "/sso-landing"],
  [
    "GET /eligibility/family",
    status(500),
    "GET eligibility/family",
    "fails",
    "status 500",
    "/benefits/{category}",
  ],
  ["GET /idCard/eligible", () => "soon", "GET idCard/eligible", "breaks", "(root)", "/id-card"],
  ["GET /ncqa", status(404), "GET ncqa", "missing", "status 404", null],
  ["GET /message/calendar", () => ({}), "GET message/calendar", "breaks", "data", null],
  [
    "GET /referrals/hasReferrals",
    status(404),
    "GET referrals/hasReferrals",
    "missing",
    "status 404",
    null,
  ],
];

test.each(breakages)(
  "%s broken: the kit names the call, the field and what members miss (%#)",
  async (operation, change, call, state, detail, page) => {
    const findings = await world.holdAgainst({ [operation]: change });
    const found = findings.find((finding) => finding.call === call);
    expect([found?.state, found?.detail]).toEqual([state, detail]);
    const { takesDown = [] } = found?.impact ?? {};
    expect(takesDown.includes(page ?? "")).toBe(page !== null);
    expect(takesDown.length === 0).toBe(page === null);
    expect(allHolds(findings)).toBe(page === null);
    expect(report(findings)).toContain(found?.impact.hides ?? page ?? "");
    // What needs the broken answer is not tried; all else still is.
    const others = findings.filter((finding) => finding !== found);
    expect(others.filter((it) => ["breaks", "fails", "missing"].includes(it.state))).toEqual([]);
  },
);

test("GW-86 tiers that pages call unreadable are named by the kit, each by its id", async () => {
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
