import { control, getPage, signIn } from "../browser.ts";
import { median } from "../load.ts";

type Call = { n: number; method: string; path: string; query: Record<string, string> };

const DELAY_MS = 100;
/** Long compared to the page's own work, also on a busy machine. */
const ROUND_MS = 1000;
const VISITS = 5;

/** A page opened right after sign-in, while every gateway call takes 100 ms. */
export async function coldVisits(path: string, username?: string) {
  const times: number[] = [];
  let names: string[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const cookie = await signIn(username);
    const seen = await slowly(DELAY_MS, () => getPage(path, cookie));
    times.push(Math.round(seen.result.ms));
    names = seen.names;
  }
  const cookie = await signIn(username);
  const { result } = await slowly(ROUND_MS, () => getPage(path, cookie));
  return {
    coldMsWith100MsCalls: times,
    coldMsMedian: median(times),
    /** Rounds: the page's time divided by the time of a call. */
    gatewayRounds: Math.floor(result.ms / ROUND_MS),
    gatewayCalls: names.length,
    gatewayCallsTwice: names.filter((name, at) => names.indexOf(name) !== at),
    gatewayCallList: names,
  };
}

/** The same page again, with cached answers. */
export async function warmVisit(path: string, username?: string) {
  const cookie = await signIn(username);
  await getPage(path, cookie);
  const { result, names } = await slowly(DELAY_MS, () => getPage(path, cookie));
  return { warmMsWith100MsCalls: Math.round(result.ms), warmGatewayCalls: names.length };
}

async function slowly<Result>(delayMs: number, work: () => Promise<Result>) {
  const before = (await control("GET", "calls?since=0")) as Call[];
  await control("POST", "faults", [{ path: "*", delayMs }]);
  const result = await work();
  await control("DELETE", "faults");
  const calls = (await control("GET", `calls?since=${before.at(-1)?.n ?? 0}`)) as Call[];
  const nameOf = ({ method, path, query }: Call) => `${method} ${path} ${JSON.stringify(query)}`;
  return { result, names: calls.map(nameOf) };
}
