import { once } from "node:events";
import { createGunzip, createGzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";

/** A long text that is read later: in memory, deflated to about a tenth, never on a disk. */
export type KeptText = {
  readonly add: (text: string) => Promise<void>;
  /** The whole text, once; nothing may be added after it. */
  readonly read: () => AsyncGenerator<string, void, undefined>;
};

export function createKeptText(): KeptText {
  const parts: Buffer[] = [];
  const gzip = createGzip().on("data", (part: Buffer) => parts.push(part));
  return {
    async add(text) {
      if (!gzip.write(text)) await once(gzip, "drain");
    },
    async *read() {
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
