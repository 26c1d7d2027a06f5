import { setTimeout as sleep } from "node:timers/promises";
import { marksIn } from "#tests/harness/load/crowd.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { Faults } from "./faults.ts";
import type { Tally } from "./tally.ts";

/** The needs of every visitor. */
export type Soak = {
  readonly tally: Tally;
  readonly faults: Faults;
  readonly signal: AbortSignal;
  /** How long a member looks at a page. */
  readonly thinkMs: number;
};

export type Answer = { readonly status: number; readonly html: string };

export type Expected = {
  readonly status: number;
  /** Whether it needs a session. */
  readonly session: boolean;
  /** The mark of the member the page may show; null for a person outside the crowd. */
  readonly own: string | null;
};

/** The answer of a page when the gateway fails; a download leads back to its page. */
const GATEWAY_FAILED = new Set([500, 502, 503, 504]);
const isFailure = (status: number, path: string): boolean =>
  GATEWAY_FAILED.has(status) || (status === 302 && /\.(?:pdf|csv)$/.test(path));

/** Sends a request, and judges its answer. */
export async function visit(
  { tally, faults }: Soak,
  send: () => ReturnType<Visitor["send"]>,
  path: string,
  expected: Expected,
): Promise<Answer> {
  const from = Date.now();
  const start = performance.now();
  let answer: Answer;
  let to: string | null;
  try {
    const response = await send();
    to = response.headers.get("location");
    answer = { status: response.status, html: await response.text() };
  } catch (error) {
    // Half a document must not look like a whole one.
    const isCut = path.endsWith(".pdf") && faults.met("gateway", { from, until: Date.now() });
    if (!isCut) tally.violate(`${path}: ${String(error)}`);
    return { status: 0, html: "" };
  }
  const until = Date.now();
  const { status, html } = answer;
  tally.answered(status, performance.now() - start, faults.isCalm({ from, until }));
  const foreign = marksIn(html).find((mark) => mark !== expected.own);
  if (foreign !== undefined) tally.violate(`${path} shows another member`);
  const gatewayFailed = isFailure(status, path) && faults.met("gateway", { from, until });
  if (status === expected.status || gatewayFailed) return answer;
  // The file of an ID card redirects to the page that others show with their 503 (T-04).
  const isUnconfirmed = status === 503 || to === "/error/503";
  if (isUnconfirmed && expected.session) tally.unconfirmed({ from, until, what: path });
  else tally.violate(`${path} was answered ${status} instead of ${expected.status}`);
  return answer;
}

/** Pauses as a person does between two pages; returns early when the soak ends. */
export const think = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
