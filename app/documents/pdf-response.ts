import { redirect } from "react-router";
import { throwEntry } from "#app/frame/throw-entry.ts";
import type { DocumentAnswer, Result } from "#server/gateway/transport/gateway.ts";
import { fileHeaders } from "./document-route.ts";

const SIGNATURE = "%PDF-";

/** The document that the gateway gave. Throws the redirect to the error page of its fault. */
export function requireDocument(result: Result<DocumentAnswer>): DocumentAnswer {
  if (result.ok) return result.value;
  throw redirect(`/error/${result.error.entry}`);
}

/**
 * A document as a download. Its beginning is looked at before the first byte leaves, so that an
 * error page in disguise never reaches a member as a PDF: what is none throws the entry 502.
 */
export async function pdfResponse(document: DocumentAnswer, filename: string): Promise<Response> {
  const reader = document.body.getReader();
  const start = await readStart(reader).catch(() => new Uint8Array());
  const begins = new TextDecoder("latin1").decode(start.slice(0, SIGNATURE.length));
  if (document.type !== "application/pdf" || begins !== SIGNATURE) {
    await reader.cancel().catch(() => undefined);
    return throwEntry(502);
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(start),
      async pull(controller) {
        const part = await reader.read();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const headers = new Headers(fileHeaders("application/pdf", filename));
  if (document.length !== null) headers.set("Content-Length", `${document.length}`);
  return new Response(body, { headers });
}

/** The first bytes, as many as it takes to know a PDF; fewer only where there are no more. */
async function readStart(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < SIGNATURE.length) {
    const part = await reader.read();
    if (part.done) break;
    parts.push(part.value);
    size += part.value.byteLength;
  }
  return Buffer.concat(parts);
}
