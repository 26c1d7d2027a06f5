import type { Pair } from "./pair.ts";
import type { openStates } from "./states.ts";
import { kindOf, MEMBER_STARTS, walk } from "./walk.ts";

const HOST = "localhost";
const MEMBER = "sub";
/** The first two are tried with each call of each page, the others once with each call. */
const OFTEN = [{ status: 500 }, { body: {} }] as const;
const ONCE = [{ status: 401 }, { status: 404 }, { body: null }, { reset: true }] as const;

/** The subscriber's pages, one of each kind, with the faults of each of their calls. */
export async function askWithFaults(
  pair: Pair,
  { before, after }: Awaited<ReturnType<typeof openStates>>,
  only: RegExp,
): Promise<void> {
  const both = (...ask: Parameters<typeof after.control>) =>
    Promise.all([before, after].map(({ control }) => control(...ask)));
  const browsers = await pair.browsers(HOST, MEMBER);
  const who = `${HOST} ${MEMBER}`;
  const pages = await walk(pair, { who, browsers, starts: MEMBER_STARTS, only });
  const kinds = new Map(pages.map(({ path }) => [kindOf(path.replace(/\?.*/, "")), path]));
  const met = new Set<string>();
  for (const path of kinds.values()) {
    // oxlint-disable no-await-in-loop -- a fault of the gateway meets all requests
    for (const call of await callsOf(path)) {
      const faults = met.has(call) ? OFTEN : [...OFTEN, ...ONCE];
      met.add(call);
      for (const fault of faults) {
        const fresh = await pair.browsers(HOST, MEMBER);
        await both("POST", "faults", [{ path: call, ...fault }]);
        const question = `${who} GET ${path} with ${call} ${JSON.stringify(fault)}`;
        await pair.ask(question, fresh, (browser) => browser.open(path), { isRead: false });
        await both("DELETE", "faults");
      }
    }
    // oxlint-enable no-await-in-loop
  }

  /** The calls of a page that a new session opens. */
  async function callsOf(path: string): Promise<ReadonlySet<string>> {
    const fresh = await pair.browsers(HOST, MEMBER);
    const earlier = await after.calls();
    await fresh.after.open(path);
    const since = earlier.at(-1)?.n ?? 0;
    const calls = await after.calls(since);
    return new Set(calls.map((call) => call.path));
  }
}
