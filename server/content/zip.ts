import { once } from "node:events";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

const DEFLATE = 8;

/** A file of an archive; what is written before its turn is kept deflated. */
export type ZipFile = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

export type OpenFile = (name: string) => ZipFile;

/**
 * An archive as the body of a response, at the pace of its reader. `write` opens the files in their
 * order, and may write to several at once. Names are UTF-8. Sizes follow the content in data
 * descriptors, and a broken archive lacks the directory at its end, so no program takes it for
 * whole. `onEnd` is called with whether it is whole: it is broken off when the reader leaves or the
 * content fails.
 */
export function zipStream(
  at: Date,
  write: (open: OpenFile) => Promise<void>,
  onEnd: (isWhole: boolean) => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 0,
  });
  const body = writable.getWriter();
  let hasLeft = false;
  body.closed.catch(() => {
    hasLeft = true;
    onEnd(false);
  });
  const written: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    if (part.byteLength > 0) written.push(part);
  });
  const send = async () => {
    // Sent at once, because the next part may be held for long.
    if (hasLeft) throw new Error("the reader has left");
    for (const part of written.splice(0)) await body.write(part);
  };

  function open(name: string): ZipFile {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATE, mtime: at };
    zip.add(file);
    const add = (part: Uint8Array<ArrayBuffer>, isLast = false) =>
      file.ondata?.(null, part, isLast);
    // The file's header is sent with its first part, even if nothing is deflated yet.
    add(new Uint8Array());
    const deflate = createDeflateRaw().on("data", (part: Buffer<ArrayBuffer>) => add(part));
    return {
      async write(text) {
        const bytes = Buffer.from(text);
        file.size += bytes.byteLength;
        file.crc = crc32(bytes, file.crc);
        if (!deflate.write(bytes)) await once(deflate, "drain");
        await send();
      },
      async end() {
        const ended = once(deflate, "end");
        deflate.end();
        await ended;
        add(new Uint8Array(), true);
        await send();
      },
    };
  }

  async function writeAll() {
    await write(open);
    zip.end();
    await send();
    onEnd(true);
    await body.close();
  }

  writeAll().catch((error: unknown) => {
    // The failure is logged where it happens; logging it here could write what the archive holds.
    const cause = error instanceof Error ? error.name : "fault";
    return body.abort(new Error("an archive broke off", { cause })).catch(() => undefined);
  });
  return readable;
}
