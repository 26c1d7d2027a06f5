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

test.each(["failed", "locked", "limited"] as const)(
  "a %s sign-in names its user name as actor",
  (outcome) => {
    const line = record({ ...WHERE, event: "sign-in", outcome, username: "sub" });
    expect(line).toMatchObject({ event: "sign-in", outcome, actor: record(ok)["account"] });
  },
);

test("a log-out has the same actor as its sign-in; without a token the user name or ID is the actor", () => {
  const line = record({ ...WHERE, event: "log-out", outcome: "ok", memberKey: "MK1" });
  expect(line).toMatchObject({ event: "log-out", actor: record(ok)["actor"] });
  const made = { ...ok, event: "registration", memberKey: null } as const;
  expect(record(made)["actor"]).toBe(record(ok)["account"]);
  const recovery = { ...WHERE, event: "recovery", outcome: "failed" } as const;
  const failed = { ...recovery, memberId: "NC904471" };
  expect(record(failed)["actor"]).toMatch(/^member-id:[\w-]{22}$/);
  expect(record({ ...failed, memberId: " nc904471" })["actor"]).toBe(record(failed)["actor"]);
});

test("an action of staff names the staff member as actor and the member as subject", () => {
  const view = {
    ...WHERE,
    event: "view",
    outcome: "ok",
    staffKey: "STAFF1",
    memberKey: "MK1",
    pattern: "home",
  } as const;
  const staff = record({ ...ok, memberKey: "STAFF1" })["actor"];
  const member = record(ok)["actor"];
  expect(staff).not.toBe(member);
  const { account: _account, ...line } = record(ok);
  const named = { event: "view", pattern: "home", actor: staff, subject: member };
  expect(record(view)).toEqual({ ...line, ...named });
  for (const event of ["change", "consent-on-behalf"] as const) {
    const line = record({ ...view, event, outcome: "failed", pattern: "registration-policies" });
    expect(line).toMatchObject({ event, outcome: "failed", actor: staff, subject: member });
    expect(line["pattern"]).toBe("registration-policies");
  }
  for (const event of ["login-as", "login-as-end"] as const) {
    const { pattern: _pattern, ...who } = view;
    const line = record({ ...who, event });
    expect(line).toMatchObject({ event, actor: staff, subject: member });
    expect(line).not.toHaveProperty("pattern");
  }
});

test("a login-as without a match has no subject; failed events name the claimed member", () => {
  const nobody = { ...WHERE, event: "login-as", outcome: "failed", memberKey: null } as const;
  const line = record({ ...nobody, staffKey: "STAFF1" });
  expect(line["actor"]).toBe(record({ ...ok, memberKey: "STAFF1" })["actor"]);
  expect(line).not.toHaveProperty("subject");
  const failed = { ...WHERE, event: "sign-in-elsewhere", outcome: "failed" } as const;
  const otherLine = record({ ...failed, memberKey: "MK1" });
  expect(otherLine).toMatchObject({ outcome: "failed", actor: record(ok)["actor"] });
  expect(record({ ...failed, memberKey: null })).not.toHaveProperty("actor");
  const event = { ...WHERE, event: "account-mismatch", outcome: "failed" } as const;
  const member = record(ok)["actor"];
  expect(record({ ...event, memberKey: "MK1", staffKey: null })).toMatchObject({ actor: member });
  const staff = record({ ...ok, memberKey: "STAFF1" })["actor"];
  const behalf = record({ ...event, memberKey: "MK1", staffKey: "STAFF1" });
  expect(behalf).toMatchObject({ actor: staff, subject: member });
});

test.each(["group-switch", "password-change", "policies", "preferences"] as const)(
  "a change (%s) has the member as actor, or staff as actor and the member as subject",
  (event) => {
    const own = { ...WHERE, event, outcome: "ok", memberKey: "MK1", staffKey: null } as const;
    const member = record(ok)["actor"];
    expect(record(own)).toMatchObject({ event, outcome: "ok", actor: member });
    expect(record(own)).not.toHaveProperty("subject");
    const staff = record({ ...ok, memberKey: "STAFF1" })["actor"];
    const behalf = record({ ...own, outcome: "failed", staffKey: "STAFF1" });
    expect(behalf).toMatchObject({ event, outcome: "failed", actor: staff, subject: member });
  },
);

test.each(["sign-in-elsewhere", "session-lapsed"] as const)(
  "a %s event has the member as actor and no account",
  (event) => {
    const line = record({ ...WHERE, event, outcome: "ok", memberKey: "MK1" });
    expect(line).toMatchObject({ event, outcome: "ok", actor: record(ok)["actor"] });
    expect(line).not.toHaveProperty("account");
  },
);

test("a recovery has the typed user name as actor", () => {
  const told = { ...WHERE, event: "recovery", username: "SUB " } as const;
  const actor = record(ok)["account"];
  const refusals = (["failed", "locked", "limited"] as const).map((outcome) => ({
    ...told,
    outcome,
  }));
  for (const event of [{ ...told, outcome: "ok" } as const, ...refusals]) {
    const { outcome } = event;
    expect(record(event)).toMatchObject({ event: "recovery", outcome, actor });
  }
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
