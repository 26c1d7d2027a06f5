import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { keyRing, open, openOnce, seal } from "./seal.ts";

const now = new Date("2026-11-21T20:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newKey = () => new Uint8Array(randomBytes(32));
const ring = keyRing([newKey()]);

test("a seal opens with its keys, for its purpose and until its end", async () => {
  const sealed = await seal(ring, "api", { token: "SECRET" }, later(1000));
  expect(sealed).not.toContain("SECRET");
  expect(await open(ring, "api", sealed, now)).toMatchObject({ token: "SECRET" });
  expect(await open(ring, "access", sealed, now)).toBeNull();
  expect(await open(ring, "api", sealed, later(2000))).toBeNull();
  expect(await open(keyRing([newKey()]), "api", sealed, now)).toBeNull();
});

test("a changed seal does not open, and an old key of the ring still opens its seals", async () => {
  const sealed = await seal(ring, "api", { token: "SECRET" }, later(1000));
  for (const at of [5, 40, sealed.length - 3]) {
    const letter = sealed[at] === "A" ? "B" : "A";
    expect(
      await open(ring, "api", sealed.slice(0, at) + letter + sealed.slice(at + 1), now),
    ).toBeNull();
  }
  for (const junk of ["", "a.b.c", "....", "x".repeat(10_000)]) {
    expect(await open(ring, "api", junk, now)).toBeNull();
  }
  const before = newKey();
  const otherSealed = await seal(keyRing([before]), "api", { token: "T" }, later(1000));
  expect(await open(keyRing([newKey(), before]), "api", otherSealed, now)).toMatchObject({
    token: "T",
  });
});

const newRing = () => keyRing([new Uint8Array(randomBytes(32))]);

function decrypter(exp: number) {
  let times = 0;
  const decrypt = () => {
    times += 1;
    return Promise.resolve({ content: { sid: "S" }, exp });
  };
  return { decrypt, times: () => times };
}

test("an opened seal is cached by key ring, purpose and text", async () => {
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

test("cached seals take no more than the bound of their key ring", async () => {
  const ring = keyRing([new Uint8Array(randomBytes(32))], 1200);
  const { decrypt, times } = decrypter(later(60_000).getTime() / 1000);
  const ask = (sealed: string) => openOnce(ring, { purpose: "access", sealed, now }, decrypt);
  for (const sealed of ["a", "b", "b", "c", "c", "b"]) await ask(sealed);
  expect(times()).toBe(3);
  await ask("a");
  expect(times()).toBe(4);
});

test("a cached seal ends with the seal, and a failed one is not cached", async () => {
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
