import { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "hono";
import type { Fault } from "./faults.ts";

const CHUNK = new Uint8Array(65_536).fill(0x78);

/** Waits, or until the client aborts. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** The answer that a fault puts in place of the real one; undefined to answer normally. */
export function faultResponse({ status, body, bytes }: Fault): Response | undefined {
  const headers = { "content-type": "application/json" };
  if (bytes !== undefined) {
    return new Response(streamOf(bytes), { status: status ?? 200, headers });
  }
  if (body !== undefined) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(mayHaveBody(status) ? text : null, { status: status ?? 200, headers });
  }
  if (status === undefined) return undefined;
  const text = JSON.stringify({ message: `The sandbox was told to answer ${status}` });
  return new Response(mayHaveBody(status) ? text : null, { status, headers });
}

const mayHaveBody = (status = 200): boolean => ![204, 205, 304].includes(status);

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const part = left < CHUNK.byteLength ? CHUNK.subarray(0, left) : CHUNK;
      left -= part.byteLength;
      if (part.byteLength > 0) controller.enqueue(part);
      if (left === 0) controller.close();
    },
  });
}

/** The first half of an answer, with headers as for the whole. */
export async function truncateResponse(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const half = whole.subarray(0, Math.floor(whole.byteLength / 2));
  return new Response(half, { status: response.status, headers });
}

/**
 * Breaks the connection: over a socket after the head and the first bytes of a body, in process as
 * the network error that `fetch` rejects with.
 */
export function breakConnection(context: Context): Response {
  const outgoing = outgoingOf(context.env);
  if (outgoing === undefined) return Response.error();
  outgoing.writeHead(200, { "content-type": "application/json", "content-length": "4096" });
  outgoing.write('{"content":[', () => outgoing.destroy());
  // Tells the Hono server that the response was already written.
  return new Response(null, { headers: { "x-hono-already-sent": "true" } });
}

/** Node's response object, present with a real server only. */
function outgoingOf(env: unknown): ServerResponse | undefined {
  if (typeof env !== "object" || env === null || !("outgoing" in env)) return undefined;
  return env.outgoing instanceof ServerResponse ? env.outgoing : undefined;
}
