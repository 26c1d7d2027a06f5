import { once } from "node:events";
import { createGunzip, createGzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";

/** A long text that is read later: in memory, deflated to about a tenth, never on a disk. */
export function createKeptText() {
  const parts: Buffer[] = [];
  const gzip = createGzip().on("data", (part: Buffer) => parts.push(part));
  return {
    async add(text: string): Promise<void> {
      if (!gzip.write(text)) await once(gzip, "drain");
    },
    /** The whole text, once; nothing may be added after it. */
    async *read(): AsyncGenerator<string, void, undefined> {
      const ended = once(gzip, "end");
      gzip.end();
      await ended;
      const text = new TextDecoder();
      const bytes: AsyncIterable<Uint8Array> = pipeline(
        Readable.from(parts.splice(0)),
        createGunzip(),
        () => undefined,
      );
      for await (const part of bytes) yield text.decode(part, { stream: true });
      yield text.decode();
    },
  };
}
