/** The longest text that is shown, in bytes. */
export const LONGEST_TEXT_BYTES = 50_000;

/** The text is an optional part of its page and may delay it by this much. */
export const TEXT_TIMEOUT_MS = 1500;

export type TextSource =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: "refused" | "too long" | "no text" | "unreachable" };

type ReadOptions = { readonly fetch?: typeof fetch; readonly timeoutMs?: number };

/**
 * GETs a text (COMP-19, §7: "can GET a text source") from a URL that the carrier configured, never
 * from one in a request. No token is sent and no redirect is followed. Does not throw: `why` says
 * whether the answer was not 2xx, over 50,000 bytes, not a text, or not there within `timeoutMs`.
 */
export async function readTextSource(url: URL, asking: ReadOptions = {}): Promise<TextSource> {
  const signal = AbortSignal.timeout(asking.timeoutMs ?? TEXT_TIMEOUT_MS);
  try {
    const answer = await (asking.fetch ?? fetch)(url, {
      headers: { accept: "text/markdown, text/plain;q=0.9" },
      credentials: "omit",
      redirect: "manual",
      signal,
    });
    const usable = answer.ok && answer.body !== null && isText(answer.headers);
    if (!usable) await answer.body?.cancel();
    if (!answer.ok) return { ok: false, why: "refused" };
    if (!usable || answer.body === null) return { ok: false, why: "no text" };
    return await readCapped(answer.body);
  } catch {
    return { ok: false, why: "unreachable" };
  }
}

function isText(headers: Headers): boolean {
  return /^text\/(?:markdown|plain)\b/i.test(headers.get("content-type") ?? "");
}

async function readCapped(body: ReadableStream<Uint8Array>): Promise<TextSource> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    // Returning from the loop cancels the body, which frees the connection.
    if (size > LONGEST_TEXT_BYTES) return { ok: false, why: "too long" };
    parts.push(part);
  }
  return { ok: true, text: new TextDecoder().decode(Buffer.concat(parts)) };
}
