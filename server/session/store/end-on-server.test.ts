import { expect, test } from "vitest";
import type { Runtime } from "#server/runtime.ts";
import { createSession } from "../session.ts";
import { sessionKey } from "../session-key.ts";
import { endOnServer } from "./revocation.ts";

const claims = { memberKey: "M1", role: null, issuedByRole: null };
const session = createSession("TOKEN", claims, 1, new Date(), { begun: 0 });

/** What an end does, in its order. */
async function doneBy(ending: Parameters<typeof endOnServer>[2], ended = session) {
  const done: unknown[] = [];
  const later = async (what: unknown) => {
    await Promise.resolve();
    done.push(what);
  };
  const runtime = {
    revocations: {
      revoke: (id: string, ms: number) => later(["revoke", id, ms]),
      revokeToken: (token: string) => later(["token", token]),
    },
    answers: { drop: (key: string) => later(["drop", key]) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an end asks of them
  await endOnServer(runtime as unknown as Runtime, ended, ending);
  return done;
}

test.each([
  ["at once", {}, 0],
  ["after the grace of a double click", { graceMs: 10_000 }, 10_000],
])("a session that ends %s is revoked, with its token and its cached answers", async (...given) => {
  const [, ending, expected] = given;
  expect(await doneBy(ending)).toEqual([
    ["revoke", session.id, expected],
    ["drop", sessionKey(session.id)],
    ["token", "TOKEN"],
  ]);
});

test("a token that the next session has, too, stays good; that of staff ends with the session they act in", async () => {
  const staff = { memberKey: "S1", role: "logInAsAnyone", token: "STAFF", expires: 0 };
  const acting = { ...session, token: "MEMBER", staff };
  const tokens = (done: unknown[]) => done.slice(2).map((each) => (each as string[])[1]);
  expect(tokens(await doneBy({}, acting))).toEqual(["MEMBER", "STAFF"]);
  expect(tokens(await doneBy({ successor: { ...session, token: "STAFF" } }, acting))).toEqual([
    "MEMBER",
  ]);
  expect(tokens(await doneBy({ successor: session }))).toEqual([]);
});
