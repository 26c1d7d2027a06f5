import autocannon from "autocannon";
import { ORIGIN } from "./browser.ts";
import { BARE_PORT, processorMs, type Running } from "./processes.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 1);
const WARM_UP_SECONDS = 2;
const ROUNDS = 3;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The cost of a page, and the pages per second; `generatorCores` is the load generator's own use.
 */
export type Cost = {
  readonly pages: number;
  readonly processorMs: number;
  readonly perSecond: number;
  readonly generatorCores: number;
};

export type Target = {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly by: readonly Running[];
};

/** Requests a URL for some seconds; every answer must be a success. */
export async function load({ url, headers = {}, by }: Target, seconds = SECONDS): Promise<Cost> {
  const spent = () => by.reduce((sum, each) => sum + processorMs(each), 0);
  const [own, before] = [process.cpuUsage(), spent()];
  const result = await autocannon({ url, headers, connections: 8, duration: seconds });
  const ms = spent() - before;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} not 2xx`);
  const { user, system } = process.cpuUsage(own);
  return {
    pages: result.requests.total,
    processorMs: ms / result.requests.total,
    perSecond: result.requests.average,
    generatorCores: (user + system) / 1e6 / result.duration,
  };
}

/** Medians of several turns. The targets alternate, so that a slowing machine affects all of them. */
export async function costsOf<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  { warmUpSeconds = WARM_UP_SECONDS, seconds = SECONDS } = {},
): Promise<Record<Name, Cost>> {
  const names = Object.keys(targets) as Name[];
  const turns: Record<Name, Cost>[] = [];
  // Code that has not run often is slower, and its compilation is paid once.
  for (const name of names) await load(targets[name], warmUpSeconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = {} as Record<Name, Cost>;
    for (const name of names) turn[name] = await load(targets[name], seconds);
    turns.push(turn);
  }
  const of = (name: Name): Cost => {
    const middle = (figure: keyof Cost) => rounded(median(turns.map((turn) => turn[name][figure])));
    return {
      pages: middle("pages"),
      processorMs: middle("processorMs"),
      perSecond: middle("perSecond"),
      generatorCores: middle("generatorCores"),
    };
  };
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Cost>;
}

/** A page with cached answers, beside the bare rendering of its tree. */
export async function besideBareRender(
  path: string,
  cookie: string,
  { dashboard, bare }: { readonly dashboard: Running; readonly bare: Running },
) {
  const bareUrl = (how: string) => `http://127.0.0.1:${BARE_PORT}/${how}${path}`;
  const { page, stream, router } = await costsOf({
    page: { url: `${ORIGIN}${path}`, headers: { cookie }, by: [dashboard] },
    stream: { url: bareUrl("stream"), by: [bare] },
    router: { url: bareUrl("router"), by: [bare] },
  });
  return {
    warm: page,
    bareStreamRender: stream,
    bareRouter: router,
    /** By processor time: 1 would be a page that costs no more than its rendering. */
    ratioToStreamRender: rounded(stream.processorMs / page.processorMs),
    /** 1 would be a page that costs no more than React Router's handler with the same data. */
    ratioToRouter: rounded(router.processorMs / page.processorMs),
  };
}
