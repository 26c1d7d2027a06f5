import { expect, test } from "vitest";
import type { Runtime } from "#server/runtime.ts";
import { createSession } from "../session.ts";
import { sessionKey } from "../session-key.ts";
import { endOnServer } from "./revocation.ts";

const claims = { memberKey: "M1", role: null, issuedByRole: null };
const session = createSession("TOKEN", claims, 1, new Date(), { begun: 0 });

test.each([
  ["at once", undefined, 0],
  ["after the grace of a double click", 10_000, 10_000],
])("a session that ends %s is revoked, and its cached answers are dropped", async (...given) => {
  const [, graceMs, expected] = given;
  const done: unknown[] = [];
  const later = async (what: unknown) => {
    await Promise.resolve();
    done.push(what);
  };
  const runtime = {
    revocations: { revoke: (id: string, ms: number) => later(["revoke", id, ms]) },
    answers: { drop: (key: string) => later(["drop", key]) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an end asks of them
  await endOnServer(runtime as unknown as Runtime, session, graceMs);
  expect(done).toEqual([
    ["revoke", session.id, expected],
    ["drop", sessionKey(session.id)],
  ]);
});
