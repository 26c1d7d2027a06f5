import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
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

test("an archive holds its files whole, in order, under names in any language, compressed", async () => {
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

test("each file in an archive has the checksum of its whole content, however many parts it had", async () => {
  const bytes = await bytesOf(oneOf("one, ", "two, ", "three"));
  // The central directory, which every reader begins with, has it 16 bytes behind its signature.
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  expect(bytes.readUInt32LE(entry + 16)).toBe(crc32("one, two, three"));
});

test("archives of the same content and time are equal in every byte", async () => {
  expect((await bytesOf(oneOf("x"))).equals(await bytesOf(oneOf("x")))).toBe(true);
});

const withEnd = () => vi.fn<(isWhole: boolean) => void>();

/** Incompressible pieces without end, each when the archive takes it. */
function endless() {
  const ended = Promise.withResolvers<void>();
  const seen = { made: 0, ended: ended.promise };
  async function write(open: OpenFile) {
    try {
      const file = open("a");
      for (; ; seen.made += 1) {
        const bytes = crypto.getRandomValues(new Uint8Array(48_000));
        await file.write(Buffer.from(bytes).toString("base64"));
      }
    } finally {
      ended.resolve();
    }
  }
  return { seen, write };
}

test("an archive is written at its reader's pace, and its content ends when the reader leaves", async () => {
  const onEnd = withEnd();
  const { seen, write } = endless();
  const reader = zipStream(AT, write, onEnd).getReader();
  for (let part = 0; part < 4; part += 1) await reader.read();
  for (let before = -1; before !== seen.made && seen.made < 20;) {
    before = seen.made;
    // Time enough for a writer that does not wait, whatever the machine: 50 turns of its deflating.
    for (let turn = 0; turn < 50; turn += 1) await deflated();
  }
  expect(seen.made).toBeLessThan(20);
  await reader.cancel();
  await seen.ended;
  expect(onEnd.mock.calls).toEqual([[false]]);
});

/** Resolves after a turn of the threads that deflate. */
const deflated = () => promisify(deflateRaw)(new Uint8Array(48_000));

test("content that waits for its turn ends when the reader leaves", async () => {
  const onEnd = withEnd();
  const ended = Promise.withResolvers<void>();
  const held = async (open: OpenFile) => {
    try {
      await open("first").write("a");
      const later = open("later");
      for (;;) {
        await later.write("b");
        await nextTurn();
      }
    } finally {
      ended.resolve();
    }
  };
  const reader = zipStream(AT, held, onEnd).getReader();
  await reader.read();
  await reader.cancel();
  await ended.promise;
  expect(onEnd.mock.calls).toEqual([[false]]);
});

test("an archive reports a reader who leaves before its first part", async () => {
  const onEnd = withEnd();
  await zipStream(AT, endless().write, onEnd).cancel();
  await eventually(() => expect(onEnd.mock.calls).toEqual([[false]]));
});

test("an archive whose content fails breaks off before its directory, without the failure's text", async () => {
  const onEnd = withEnd();
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

test("a whole archive is reported as whole", async () => {
  const onEnd = withEnd();
  await new Response(zipStream(AT, oneOf("a"), onEnd)).arrayBuffer();
  expect(onEnd.mock.calls).toEqual([[true]]);
});
