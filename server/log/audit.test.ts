import { describe, expect, test } from "vitest";
import { createAudit, type AuditEvent } from "./audit.ts";

const KEY = new Uint8Array(32).fill(7);
const WHERE = { requestId: "0f8fad5b-d9cb", domainId: 1 };

function auditOf(keys: readonly Uint8Array<ArrayBuffer>[] = [KEY]) {
  const lines: Record<string, unknown>[] = [];
  const audit = createAudit({
    settings: { SESSION_KEYS: [...keys] },
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
    now: () => new Date("2026-11-21T20:00:00Z"),
  });
  return { audit, lines };
}

function record(
  event: AuditEvent,
  keys?: readonly Uint8Array<ArrayBuffer>[],
): Record<string, unknown> {
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

describe("createAudit", () => {
  test("a sign-in is one line on its own channel with time, request, domain and outcome", () => {
    expect(record(ok)).toEqual({
      channel: "audit",
      event: "sign-in",
      outcome: "ok",
      at: "2026-11-21T20:00:00.000Z",
      requestId: WHERE.requestId,
      domainId: 1,
      actor: expect.stringMatching(/^member:[\w-]{22}$/),
      account: expect.stringMatching(/^username:[\w-]{22}$/),
    });
  });

  test.each(["failed", "locked", "limited"] as const)(
    "a sign-in that was %s names its actor",
    (outcome) => {
      const line = record({ ...WHERE, event: "sign-in", outcome, username: "sub" });
      expect(line).toMatchObject({ event: "sign-in", outcome, actor: record(ok)["account"] });
    },
  );

  test("a log-out has the actor of the sign-in", () => {
    const line = record({ ...WHERE, event: "log-out", outcome: "ok", memberKey: "MK1" });
    expect(line).toMatchObject({ event: "log-out", actor: record(ok)["actor"] });
  });

  test("no name or key is written, and another key hashes otherwise", () => {
    const text = JSON.stringify(record({ ...ok, username: "zebulon", memberKey: "QX-4471" }));
    expect(text).not.toMatch(/zebulon|QX-4471/i);
    expect(record(ok, [new Uint8Array(32).fill(8)])["actor"]).not.toBe(record(ok)["actor"]);
  });

  test("only the first key of the ring counts, and case of a user name does not", () => {
    const ring = [KEY, new Uint8Array(32).fill(8)];
    expect(record(ok, ring)["actor"]).toBe(record(ok)["actor"]);
    expect(record({ ...ok, username: " Sub " })["account"]).toBe(record(ok)["account"]);
  });

  test("a member key and a user name that read alike stay apart", () => {
    const line = record({ ...ok, username: "same", memberKey: "same" });
    expect(String(line["actor"]).split(":")[1]).not.toBe(String(line["account"]).split(":")[1]);
  });

  test("needs a key", () => {
    expect(() => auditOf([])).toThrow(RangeError);
  });
});
