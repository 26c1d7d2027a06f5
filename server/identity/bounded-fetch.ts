/** The longest answer of a provider: documents, keys and tokens have a few kilobytes. */
const LONGEST_BYTES = 256_000;

/**
 * A fetch that follows no redirect, ends after a time, and reads no more than a provider has to say.
 */
export function boundedFetch(timeoutMs: number) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const signals = [AbortSignal.timeout(timeoutMs), init.signal ?? null];
    const signal = AbortSignal.any(signals.filter((each) => each !== null));
    const answer = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = answer;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > LONGEST_BYTES) throw new TypeError("the provider's answer is too long");
      chunks.push(chunk);
    }
    return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers });
  };
}
