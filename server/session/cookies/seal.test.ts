import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { keyRing, open, seal } from "./seal.ts";

const now = new Date("2026-11-21T20:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newKey = () => new Uint8Array(randomBytes(32));
const ring = keyRing([newKey()]);

test("only the ring's keys open a seal, and only for its purpose and in its time", async () => {
  const sealed = await seal(ring, "api", { token: "SECRET" }, later(1000));
  expect(sealed).not.toContain("SECRET");
  expect(await open(ring, "api", sealed, now)).toMatchObject({ token: "SECRET" });
  expect(await open(ring, "access", sealed, now)).toBeNull();
  expect(await open(ring, "api", sealed, later(2000))).toBeNull();
  expect(await open(keyRing([newKey()]), "api", sealed, now)).toBeNull();
});

test("a changed seal does not open; keys change without logging anybody out", async () => {
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
