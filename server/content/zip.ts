import { Readable, pipeline } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

type Content = AsyncIterable<string> | Iterable<string>;

/** A file of an archive, written as its content comes. */
export type ZipEntry = { readonly name: string; readonly content: Content };

const DEFLATE = 8;

/**
 * An archive as it is read: nothing is made before it is asked for, and whoever stops reading stops
 * the content. Names are UTF-8, sizes follow their content in data descriptors, and without the
 * directory at the end no program takes a broken archive for a whole one. The content is deflated by
 * Node, off the event loop; fflate writes what stands around it.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    if (part.byteLength > 0) written.push(part);
  });
  for (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATE, mtime: at };
    zip.add(file);
    // The file's header goes out with its first part: at once, though nothing is deflated yet.
    file.ondata?.(null, new Uint8Array(), false);
    yield* written.splice(0);
    for await (const part of deflate(content, file)) {
      file.ondata?.(null, part, false);
      yield* written.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** Deflates a file's content; its size and checksum count up in `file`. */
function deflate(content: Content, file: ZipInputFile): AsyncIterable<Uint8Array<ArrayBuffer>> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      file.size += bytes.byteLength;
      file.crc = crc32(bytes, file.crc);
      yield bytes;
    }
  }
  // One piece at a time waits: the source goes on when it is taken. A failure ends the reading.
  const source = Readable.from(counted(), { objectMode: true, highWaterMark: 1 });
  return pipeline(source, createDeflateRaw(), () => undefined);
}

/**
 * The same as the body of a response. It is read at the pace of whoever takes it; `onEnd` is called
 * once, with whether the archive is whole: a reader who leaves, or a content that fails, breaks it off.
 */
export function zipStream(
  entries: Iterable<ZipEntry>,
  at: Date,
  onEnd: (isWhole: boolean) => void,
): ReadableStream<Uint8Array> {
  const parts = writeZip(entries, at);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await parts.next();
          if (next.done !== true) return controller.enqueue(next.value);
          onEnd(true);
          controller.close();
        } catch (error) {
          onEnd(false);
          // What failed is logged where it failed, and must not be logged with what it holds.
          controller.error(new Error("an archive broke off", { cause: nameOf(error) }));
        }
      },
      async cancel() {
        onEnd(false);
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "fault");
