import { http, HttpResponse } from "msw";
import { calling } from "#tests/harness/world/asking.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, type World } from "#tests/harness/world/world.ts";

/** The answer at a document's address, and its calls. */
export async function download(world: World, browser: Visitor, at: string) {
  const { result, calls } = await calling(world, async () => {
    const response = await browser.send(at);
    return { response, bytes: await response.arrayBuffer() };
  });
  return { ...result, calls, to: result.response.headers.get("location") };
}

/** The first bytes of a document, which show its type. */
export const startOf = (bytes: ArrayBuffer): string =>
  new TextDecoder("latin1").decode(bytes).slice(0, 5);

/** A stream of these parts, each as one chunk. */
export const streamOf = (...parts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

/** Makes the next answer of a path this stream, declared as PDF. */
export function documentIs(
  world: World,
  path: string,
  body: ReadableStream<Uint8Array>,
  more: Readonly<Record<string, string>> = {},
): void {
  const headers = { "content-type": "application/pdf", ...more };
  const answer = () => new HttpResponse(body, { headers });
  world.network.use(http.get(`${GATEWAY}/${path}`, answer, { once: true }));
}
