import { expect, test } from "vitest";
import { keyRing } from "./seal.ts";
import { parseOpened, sealFor } from "./seal.ts";

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const ringOf = (...bytes: number[]) => keyRing(bytes.map(keyOf));
const TEXT = "Jordan, a text of several blocks, é";

const seal = sealFor(ringOf(1), "secret", "session");
const sealed = seal.seal("name", TEXT);
const flipped = (at: number) => sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));

test("a sealed text opens whole, reads as nothing, and is another each time", () => {
  expect(seal.open("name", sealed)?.toString()).toBe(TEXT);
  expect(sealed.toString("latin1")).not.toContain("Jordan");
  expect(seal.seal("name", TEXT).equals(sealed)).toBe(false);
  expect(seal.open("name", seal.seal("name", ""))?.toString()).toBe("");
});

test("a sealed text with any one byte changed, cut short or longer does not open", () => {
  const changed = [...sealed.keys()].map(flipped);
  const cut = [...sealed.keys()].map((length) => sealed.subarray(0, length));
  const others = [Buffer.concat([sealed, Buffer.from("x")]), Buffer.alloc(7000, "e"), undefined];
  const accepted = [...changed, ...cut, ...others].filter((each) => seal.open("name", each));
  expect(accepted).toEqual([]);
});

test.each([
  ["another name", sealFor(ringOf(1), "secret", "session"), "other"],
  ["another secret", sealFor(ringOf(1), "Secret", "session"), "name"],
  ["another purpose", sealFor(ringOf(1), "secret", "cookie"), "name"],
  ["another key", sealFor(ringOf(2), "secret", "session"), "name"],
])("a sealed text does not open under %s", (_, other, name) => {
  expect(other.open(name, sealed)).toBeNull();
});

test("while keys change, all processes open what either seals, until the old key is gone", () => {
  const [before, both, after] = [ringOf(1), ringOf(2, 1), ringOf(2)].map((ring) =>
    sealFor(ring, "secret", "session"),
  );
  expect(both?.open("name", sealed)?.toString()).toBe(TEXT);
  const fresh = both?.seal("name", TEXT);
  expect(after?.open("name", fresh)?.toString()).toBe(TEXT);
  expect([before?.open("name", fresh), after?.open("name", sealed)]).toEqual([null, null]);
  expect(both?.nameOf("call")).toBe(before?.nameOf("call"));
});

test("what opens but is no JSON counts as none", () => {
  expect([parseOpened(null), parseOpened(Buffer.from("{")), parseOpened(Buffer.from("1"))]).toEqual(
    [undefined, undefined, 1],
  );
});
