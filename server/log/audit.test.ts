import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inLogScope } from "./log-scope.ts";
import { createAudit, type AuditEvent } from "./audit.ts";

const KEY = new Uint8Array(32).fill(7);
const WHERE = { domainId: 1 };

type Keys = readonly [Uint8Array, ...Uint8Array[]];

function auditOf(keys: Keys = [KEY], AUDIT_KEY: Uint8Array<ArrayBuffer> | null = null) {
  const lines: Record<string, unknown>[] = [];
  const audit = createAudit({
    settings: { AUDIT_KEY },
    ring: { keys },
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
    now: () => new Date("2026-11-21T20:00:00Z"),
  });
  return { audit, lines };
}

function record(event: AuditEvent, keys?: Keys): Record<string, unknown> {
  const { audit, lines } = auditOf(keys);
  audit.record(event);
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error("one line was expected");
  return line;
}

const ok = {
  ...WHERE,
  event: "sign-in",
  outcome: "ok",
  username: "sub",
  memberKey: "MK1",
} as const;

test("a sign-in is one audit line with time, request, brand, outcome, actor and account", () => {
  const scope = { requestId: "0f8fad5b-d9cb", report: { traceId: "a".repeat(32) } };
  expect(inLogScope(scope, () => record(ok))).toEqual({
    channel: "audit",
    version: expect.any(String),
    trace_id: "a".repeat(32),
    session: null,
    brand: null,
    event: "sign-in",
    outcome: "ok",
    at: "2026-11-21T20:00:00.000Z",
    requestId: scope.requestId,
    domainId: 1,
    actor: expect.stringMatching(/^member:[\w-]{22}$/),
    account: expect.stringMatching(/^username:[\w-]{22}$/),
  });
});

const { actor: member, account } = record(ok);
const { actor: staff } = record({ ...ok, memberKey: "STAFF1" });
const [byName, byMember, onBehalf] = [
  { actor: account },
  { actor: member },
  { actor: staff, subject: member },
];
const ofMember = { ...WHERE, memberKey: "MK1" } as const;
const ofStaff = { ...ofMember, staffKey: "STAFF1" } as const;
const atHome = { pattern: "home" } as const;
const done = { outcome: "ok" } as const;
const failed = { outcome: "failed" } as const;
const refusals = (["failed", "locked", "limited"] as const).map((outcome) => ({ outcome }));
const elsewhere = { ...WHERE, event: "sign-in-elsewhere" } as const;
const mismatch = { event: "account-mismatch", ...failed } as const;
const changes = ["group-switch", "password-change", "policies", "preferences"] as const;

test.each<[AuditEvent, who: object]>([
  ...refusals.map((how) => row({ ...WHERE, event: "sign-in", username: "sub", ...how }, byName)),
  ...[done, ...refusals].map((how) =>
    row({ ...WHERE, event: "recovery", username: "SUB ", ...how }, byName),
  ),
  [{ ...ok, event: "registration", memberKey: null }, byName],
  [{ ...ofMember, event: "log-out", ...done }, byMember],
  [{ ...ofMember, event: "session-lapsed", ...done }, byMember],
  [{ ...elsewhere, ...done, memberKey: "MK1" }, byMember],
  [{ ...elsewhere, ...failed, memberKey: "MK1" }, byMember],
  [{ ...elsewhere, ...failed, memberKey: null }, {}],
  [{ ...ofMember, ...mismatch, staffKey: null }, byMember],
  [{ ...ofStaff, ...mismatch }, onBehalf],
  ...changes.map((event) => row({ ...ofMember, event, ...done, staffKey: null }, byMember)),
  ...changes.map((event) => row({ ...ofStaff, event, ...failed }, onBehalf)),
  [
    { ...ofStaff, event: "view", ...done, ...atHome },
    { ...onBehalf, ...atHome },
  ],
  [
    { ...ofStaff, event: "change", ...failed, ...atHome },
    { ...onBehalf, ...atHome },
  ],
  [
    { ...ofStaff, event: "consent-on-behalf", ...failed, ...atHome },
    { ...onBehalf, ...atHome },
  ],
  [{ ...ofStaff, event: "login-as", ...done }, onBehalf],
  [{ ...ofStaff, event: "login-as-end", ...done }, onBehalf],
  [{ ...ofStaff, event: "login-as", ...failed, memberKey: null }, { actor: staff }],
])("the audit line of %j names who did it, and for whom: %j", (event, who) => {
  expect(staff).not.toBe(member);
  const { actor: _actor, account: _account, ...line } = record(ok);
  expect(record(event)).toEqual({ ...line, event: event.event, outcome: event.outcome, ...who });
});

function row(event: AuditEvent, who: object): [AuditEvent, object] {
  return [event, who];
}

test("an ID on the card is the actor, in any letter case, where there is no user name yet", () => {
  const event = { ...WHERE, event: "recovery", ...failed, memberId: "NC904471" } as const;
  expect(record(event)["actor"]).toMatch(/^member-id:[\w-]{22}$/);
  expect(record({ ...event, memberId: " nc904471" })["actor"]).toBe(record(event)["actor"]);
});

test("no audit line holds a name, key or ID of staff or members", () => {
  const change = { ...WHERE, event: "change", outcome: "ok", pattern: "preferences" } as const;
  const lines = [
    record({ ...ok, username: "zebulon", memberKey: "QX-4471" }),
    record({ ...change, staffKey: "zebulon", memberKey: "QX-4471" }),
    record({ ...WHERE, event: "registration", outcome: "failed", memberId: "QX-4471" }),
    record({ ...WHERE, event: "recovery", outcome: "limited", username: "zebulon" }),
  ];
  expect(JSON.stringify(lines)).not.toMatch(/zebulon|QX-4471/i);
});

test("hashes use the first key only; a member key and an equal user name differ", () => {
  expect(record(ok, [new Uint8Array(32).fill(8)])["actor"]).not.toBe(record(ok)["actor"]);
  const ring: Keys = [KEY, new Uint8Array(32).fill(8)];
  expect(record(ok, ring)["actor"]).toBe(record(ok)["actor"]);
  expect(record({ ...ok, username: " Sub " })["account"]).toBe(record(ok)["account"]);
  const line = record({ ...ok, username: "same", memberKey: "same" });
  expect(String(line["actor"]).split(":")[1]).not.toBe(String(line["account"]).split(":")[1]);
});

test("with AUDIT_KEY set, hashes do not depend on the session keys", () => {
  const own = new Uint8Array(32).fill(9);
  const nameOf = (first: number, key: Uint8Array<ArrayBuffer> | null = own) =>
    auditOf([new Uint8Array(32).fill(first)], key).audit.hash("username", " Sub");
  expect(nameOf(1)).toBe(nameOf(2));
  expect(nameOf(1, null)).not.toBe(nameOf(1));
  expect(nameOf(9, null)).toBe(nameOf(1));
  const { audit } = auditOf();
  expect(audit.hash("session", "A")).not.toBe(audit.hash("session", "a"));
});

test("the hash-person command computes the hash of a user name under each key", () => {
  const program = fileURLToPath(new URL("hash-person.ts", import.meta.url));
  const text = (key: Uint8Array) => Buffer.from(key).toString("base64url");
  const other = new Uint8Array(32).fill(8);
  const hashesOf = (more: Readonly<Record<string, string>>) => {
    const keys = { SESSION_KEYS: [KEY, other].map(text).join(","), ...more };
    const env = { ...process.env, GATEWAY_URL: "http://gateway.test", ...keys };
    const asked = { input: "Sub\n", encoding: "utf8", env } as const;
    return execFileSync(process.execPath, [program, "username"], asked).trim().split("\n");
  };
  const accountWith = (key: Uint8Array<ArrayBuffer>) => record(ok, [key])["account"];
  expect(hashesOf({})).toEqual([accountWith(KEY), accountWith(other)]);
  expect(hashesOf({ AUDIT_KEY: text(other) })).toEqual([accountWith(other)]);
});

test("the hash-person command without settings says which are missing, and ends with status 78", () => {
  const program = fileURLToPath(new URL("hash-person.ts", import.meta.url));
  const env = { PATH: process.env["PATH"] };
  const { status, stderr } = spawnSync(process.execPath, [program, "username"], {
    input: "Sub\n",
    encoding: "utf8",
    env,
  });
  expect(stderr).toMatch(/- GATEWAY_URL: .*\n(?:.*\n)*.*- SESSION_KEYS: /);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(status).toBe(78);
});

test("the hash of a person does not change between versions", () => {
  expect(record(ok)).toMatchObject({
    actor: "member:tIZ-sIQ8_2Xz4bqWgdNwaE",
    account: "username:k-tE8ACk40zzCLwEZkSb69",
  });
});
