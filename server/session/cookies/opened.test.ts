import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openOnce } from "./opened.ts";
import { keyRing, open, seal } from "./seal.ts";

const now = new Date("2026-11-21T20:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newRing = () => keyRing([new Uint8Array(randomBytes(32))]);

function decrypter(exp: number) {
  let times = 0;
  const decrypt = () => {
    times += 1;
    return Promise.resolve({ content: { sid: "S" }, exp });
  };
  return { decrypt, times: () => times };
}

test("a seal is opened once for each ring and purpose, and by its own text only", async () => {
  const ring = newRing();
  const { decrypt, times } = decrypter(later(60_000).getTime() / 1000);
  const ask = (sealed: string, purpose = "access", of = ring) =>
    openOnce(of, { purpose, sealed, now }, decrypt);
  expect(await ask("a.b")).toEqual({ sid: "S" });
  expect(await ask("a.b")).toEqual({ sid: "S" });
  expect(times()).toBe(1);
  await ask("a.c");
  await ask("a.b", "api");
  await ask("a.b", "access", newRing());
  expect(times()).toBe(4);
});

test("what is kept is good for no longer than its seal, and what did not open is not kept", async () => {
  const ring = newRing();
  const sealed = await seal(ring, "access", { sid: "S" }, later(1000));
  expect(await open(ring, "access", sealed, now)).toMatchObject({ sid: "S" });
  expect(await open(ring, "access", sealed, later(1000))).toBeNull();
  expect(await open(ring, "access", sealed, later(999))).toMatchObject({ sid: "S" });
  let times = 0;
  const refuse = () => {
    times += 1;
    return Promise.resolve(null);
  };
  await openOnce(ring, { purpose: "access", sealed: "junk", now }, refuse);
  await openOnce(ring, { purpose: "access", sealed: "junk", now }, refuse);
  expect(times).toBe(2);
});
