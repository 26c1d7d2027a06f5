import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { zipStream, type OpenFile } from "./zip.ts";
import { eventually } from "#tests/harness/eventually.ts";

const AT = new Date("2026-11-21T20:00:00Z");

const bytesOf = async (write: (open: OpenFile) => Promise<void>): Promise<Buffer> =>
  Buffer.from(await new Response(zipStream(AT, write, () => undefined)).arrayBuffer());

/** A file with these parts. */
const oneOf =
  (...parts: readonly string[]) =>
  async (open: OpenFile) => {
    const file = open("a");
    for (const part of parts) await file.write(part);
    await file.end();
  };

test("what goes in comes out, in its order, under names in any language", async () => {
  const long = Array.from({ length: 5000 }, (_, at) => `line ${at} é 東\n`);
  const bytes = await bytesOf(async (open) => {
    const [first, empty, last] = [open("csv/año 東京.csv"), open("empty.txt"), open("b.txt")];
    // A later file may be written before its turn, whole or in part.
    await last.write("b");
    for (const part of long) {
      await first.write(part);
      await last.write(part);
    }
    await empty.end();
    await first.end();
    await last.end();
  });
  const found = unzipSync(bytes);
  expect(Object.keys(found)).toEqual(["csv/año 東京.csv", "empty.txt", "b.txt"]);
  const whole = long.join("");
  expect(Object.values(found).map((it) => strFromU8(it))).toEqual([whole, "", `b${whole}`]);
  // Bit 3 of the first header: the sizes follow; bit 11: the name is UTF-8.
  expect(bytes.readUInt16LE(6) & 0b1000_0000_1000).toBe(0b1000_0000_1000);
  expect(bytes.byteLength).toBeLessThan(whole.length);
});

test("the same content at the same time is the same to the byte", async () => {
  expect((await bytesOf(oneOf("x"))).equals(await bytesOf(oneOf("x")))).toBe(true);
});

/** Incompressible pieces, each when it is pulled. */
function slowly(count: number, onEnd: () => void = () => undefined) {
  const seen = { made: 0 };
  async function write(open: OpenFile) {
    try {
      const file = open("a");
      for (; seen.made < count; seen.made += 1) {
        const bytes = crypto.getRandomValues(new Uint8Array(48_000));
        await file.write(Buffer.from(bytes).toString("base64"));
      }
    } finally {
      onEnd();
    }
  }
  return { seen, write };
}

test("nothing is made ahead of the reader, and a reader who leaves ends it", async () => {
  let ended = 0;
  const onEnd = vi.fn<(isWhole: boolean) => void>();
  const { seen, write } = slowly(1000, () => (ended += 1));
  const reader = zipStream(AT, write, onEnd).getReader();
  for (let part = 0; part < 4; part += 1) await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.made).toBeLessThan(20);
  await reader.cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(1);
  expect(onEnd.mock.calls).toEqual([[false]]);
});

test("a reader who leaves ends content that is held for its turn, too", async () => {
  let made = 0;
  const onEnd = vi.fn<(isWhole: boolean) => void>();
  const held = async (open: OpenFile) => {
    await open("first").write("a");
    const later = open("later");
    for (; made < 1000; made += 1) {
      await later.write("b");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const reader = zipStream(AT, held, onEnd).getReader();
  await reader.read();
  await reader.cancel();
  await eventually(() => expect(onEnd.mock.calls).toEqual([[false]]));
  const before = made;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made - before).toBeLessThan(2);
});

test("a reader who leaves before the first part is told of, too", async () => {
  const onEnd = vi.fn<(isWhole: boolean) => void>();
  await zipStream(AT, slowly(10).write, onEnd).cancel();
  await eventually(() => expect(onEnd.mock.calls).toEqual([[false]]));
});

test("content that fails breaks the archive off before its directory", async () => {
  const onEnd = vi.fn<(isWhole: boolean) => void>();
  const failing = async (open: OpenFile) => {
    await open("a").write("a");
    throw new Error("secret of a member");
  };
  const stream = zipStream(AT, failing, onEnd);
  const parts: Uint8Array[] = [];
  const reading = (async () => {
    for await (const part of stream) parts.push(part);
  })();
  await expect(reading).rejects.toThrow(/^an archive broke off$/);
  expect(onEnd.mock.calls).toEqual([[false]]);
  expect(() => unzipSync(Buffer.concat(parts))).toThrow();
});

test("a whole one says so", async () => {
  const onEnd = vi.fn<(isWhole: boolean) => void>();
  await new Response(zipStream(AT, oneOf("a"), onEnd)).arrayBuffer();
  expect(onEnd.mock.calls).toEqual([[true]]);
});
