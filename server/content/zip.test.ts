import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeZip, zipStream, type ZipEntry } from "./zip.ts";

const AT = new Date("2026-11-21T20:00:00Z");

async function bytesOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries, AT)) parts.push(part);
  return Buffer.concat(parts);
}

test("what goes in comes out, in its order, under names in any language", async () => {
  const long = Array.from({ length: 5000 }, (_, at) => `line ${at} é 東\n`);
  const entries = [
    { name: "csv/año 東京.csv", content: long },
    { name: "empty.txt", content: [] },
    { name: "b.txt", content: ["b"] },
  ];
  const bytes = await bytesOf(entries);
  const found = unzipSync(bytes);
  expect(Object.keys(found)).toEqual(entries.map(({ name }) => name));
  expect(Object.values(found).map((it) => strFromU8(it))).toEqual([long.join(""), "", "b"]);
  // Bit 3 of the first header: the sizes follow; bit 11: the name is UTF-8.
  expect(bytes.readUInt16LE(6) & 0b1000_0000_1000).toBe(0b1000_0000_1000);
  expect(bytes.byteLength).toBeLessThan(long.join("").length);
});

test("the same content at the same time is the same to the byte", async () => {
  const entries = () => [{ name: "a", content: ["x"] }];
  expect((await bytesOf(entries())).equals(await bytesOf(entries()))).toBe(true);
});

/** Pieces that do not deflate, as they are asked for. */
function slowly(count: number, onEnd: () => void = () => undefined) {
  const seen = { made: 0 };
  async function* content() {
    try {
      for (; seen.made < count; seen.made += 1) {
        yield Buffer.from(crypto.getRandomValues(new Uint8Array(48_000))).toString("base64");
      }
    } finally {
      onEnd();
    }
  }
  return { seen, entries: [{ name: "a", content: content() }] };
}

test("nothing is made ahead of the reader, and a reader who leaves ends it", async () => {
  let ended = 0;
  let whole: boolean | undefined;
  const { seen, entries } = slowly(1000, () => (ended += 1));
  const reader = zipStream(entries, AT, (isWhole) => (whole = isWhole)).getReader();
  for (let part = 0; part < 4; part += 1) await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.made).toBeLessThan(20);
  await reader.cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([ended, whole]).toEqual([1, false]);
});

test("a reader who leaves before the first part is told of, too", async () => {
  let whole: boolean | undefined;
  const { entries } = slowly(10);
  await zipStream(entries, AT, (isWhole) => (whole = isWhole)).cancel();
  expect(whole).toBe(false);
});

test("content that fails breaks the archive off before its directory", async () => {
  async function* content() {
    yield "a";
    throw new Error("secret of a member");
  }
  let whole: boolean | undefined;
  const stream = zipStream([{ name: "a", content: content() }], AT, (is) => (whole = is));
  const parts: Uint8Array[] = [];
  const reading = (async () => {
    for await (const part of stream) parts.push(part);
  })();
  await expect(reading).rejects.toThrow(/^an archive broke off$/);
  expect(whole).toBe(false);
  expect(() => unzipSync(Buffer.concat(parts))).toThrow();
});

test("a whole one says so", async () => {
  let whole: boolean | undefined;
  const stream = zipStream([{ name: "a", content: ["a"] }], AT, (isWhole) => (whole = isWhole));
  await new Response(stream).arrayBuffer();
  expect(whole).toBe(true);
});
