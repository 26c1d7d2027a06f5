import type { DocumentAnswer } from "#server/gateway/transport/gateway.ts";

const SIGNATURE = "%PDF-";

/**
 * A document as a download, or null when it is no PDF. Its beginning is looked at before the first
 * byte leaves, so that an error page in disguise never reaches a member as a PDF.
 */
export async function pdfResponse(
  document: DocumentAnswer,
  filename: string,
): Promise<Response | null> {
  const reader = document.body.getReader();
  const start = await readStart(reader).catch(() => new Uint8Array());
  const begins = new TextDecoder("latin1").decode(start.slice(0, SIGNATURE.length));
  if (document.type !== "application/pdf" || begins !== SIGNATURE) {
    await reader.cancel().catch(() => undefined);
    return null;
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
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${filename}"`,
    "Cache-Control": "no-store",
  });
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
