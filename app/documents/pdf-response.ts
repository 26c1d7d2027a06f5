import { href, redirect } from "react-router";
import { errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { DocumentAnswer, Result } from "#server/gateway/transport/gateway.ts";
import { findThrownEntry } from "#app/frame/errors/thrown-entry.ts";

const SIGNATURE = "%PDF-";

/**
 * The gateway's PDF as a download. Throws the error page of its fault, 502 for a body that is no
 * PDF.
 */
export async function requirePdf(
  result: Result<DocumentAnswer>,
  filename: string,
): Promise<Response> {
  if (!result.ok) throwErrorPage(errorEntry(result.error.entry));
  return (await pdfResponse(result.value, filename)) ?? throwErrorPage(502);
}

/**
 * Null for a body that is no PDF: the first bytes are checked, so that no error page is sent as
 * one.
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
  const headers = new Headers(fileHeaders("application/pdf", filename));
  if (document.length !== null) headers.set("Content-Length", `${document.length}`);
  return new Response(body, { headers });
}

/** Enough bytes to recognise a PDF; fewer only where the document is shorter. */
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

/** The loader of the ID card's PDF, whose faults are shown at /error/{status} (§8, T-04). */
export const redirectFaults =
  <Args>(load: (args: Args) => Promise<Response>) =>
  async (args: Args): Promise<Response> => {
    try {
      return await load(args);
    } catch (error) {
      const entry = findThrownEntry(error);
      throw entry === undefined
        ? error
        : redirect(href("/error/:status", { status: String(entry) }));
    }
  };

/** Headers of every file: it is saved under this name and stored nowhere else. */
export const fileHeaders = (type: string, filename: string): Readonly<Record<string, string>> => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${filename}"`,
  "Cache-Control": "no-store",
});
