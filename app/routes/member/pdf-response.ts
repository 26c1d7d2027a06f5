import type { DocumentAnswer } from "../../../server/gateway/gateway.ts";

/**
 * A document as a download, or null when it is no PDF. Its beginning is looked at before the first
 * byte leaves, so that an error page in disguise never reaches a member as "id-card.pdf".
 */
export async function pdfResponse(
  document: DocumentAnswer,
  filename: string,
): Promise<Response | null> {
  const reader = document.body.getReader();
  const first = await reader.read().catch(() => null);
  const begins = new TextDecoder("latin1").decode(first?.value?.slice(0, 5));
  if (first?.value === undefined || document.type !== "application/pdf" || begins !== "%PDF-") {
    await reader.cancel().catch(() => undefined);
    return null;
  }
  const start = first.value;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    async pull(controller) {
      const part = await reader.read();
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${filename}"`,
    "Cache-Control": "no-store",
  });
  if (document.length !== null) headers.set("Content-Length", `${document.length}`);
  return new Response(body, { headers });
}
