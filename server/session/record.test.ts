import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { sealedCore, findSession, sessionRecord } from "./record.ts";
import { keyRing } from "./seal.ts";
import { createSession } from "./session.ts";

const store = createSqliteStore(IN_MEMORY);
afterAll(() => store.close());
const { records } = store;
const ring = keyRing([new Uint8Array(32).fill(1)]);
const CLAIMS = { memberKey: "410000100", role: null, issuedByRole: null };

async function stored() {
  const session = createSession("token.of.sub", CLAIMS, 1, new Date());
  const { key, sealed } = sessionRecord(records, ring, session);
  const fields = { ...sealedCore({ sealed }, session), draft: sealed("draft", "typed text") };
  await records.create(key, fields, 60_000);
  const read = async (ids = session) => {
    const record = sessionRecord(records, ring, ids);
    await record.read();
    return { session: findSession(record, ids), draft: record.get("draft", z.unknown()) };
  };
  return { session, key, read };
}

test("T-83 a session's record opens with its own secret alone, and a field copied from another record or field does not open", async () => {
  const [own, other] = [await stored(), await stored()];
  expect(await own.read()).toEqual({ session: own.session, draft: "typed text" });
  const stolen = { ...own.session, secret: other.session.secret };
  expect(await own.read(stolen)).toEqual({ session: null, draft: undefined });
  const [theirs, mine] = [await records.read(other.key), await records.read(own.key)];
  for (const moved of [theirs?.get("draft"), mine?.get("core")]) {
    await records.write(own.key, { draft: moved ?? null });
    expect(await own.read()).toEqual({ session: own.session, draft: undefined });
  }
});
