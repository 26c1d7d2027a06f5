import autocannon from "autocannon";
import { ORIGIN } from "./browser.ts";
import { BARE_PORT } from "./processes.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 6);
const ROUNDS = 3;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;

/** Requests per second of a URL; every answer must be a success. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections: 8, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} not 2xx`);
  return result.requests.average;
}

/** Requests per second of a page with cached answers, and of its bare rendering. */
export async function besideBareRender(path: string, cookie: string) {
  const page: number[] = [];
  const stream: number[] = [];
  const string: number[] = [];
  // Alternating, so that a slowing machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    stream.push(await load(`http://127.0.0.1:${BARE_PORT}/stream${path}`));
    string.push(await load(`http://127.0.0.1:${BARE_PORT}/string${path}`));
    page.push(await load(`${ORIGIN}${path}`, { cookie }));
  }
  return {
    warmPerSecond: median(page),
    bareStreamRenderPerSecond: median(stream),
    bareStringRenderPerSecond: median(string),
    ratioToStreamRender: ratio(median(page), median(stream)),
    ratioToStringRender: ratio(median(page), median(string)),
  };
}
