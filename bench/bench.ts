import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import autocannon from "autocannon";
import { control, getHome, ORIGIN, signIn, sizesOf } from "./browser.ts";
import {
  BARE_PORT,
  residentMb,
  startBare,
  startDashboard,
  startSandbox,
  type Running,
} from "./processes.ts";

// Speed, size and memory of the built dashboard; prints them and writes bench/results.json.

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 6);
const ROUNDS = 3;
type Call = { n: number; method: string; path: string; query: Record<string, string> };

const say = (text: string) => process.stdout.write(`${text}\n`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;

async function load(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections: 8, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} not 2xx`);
  return result.requests.average;
}

async function throughput(cookie: string) {
  const home: number[] = [];
  const stream: number[] = [];
  const string: number[] = [];
  // In turns, so that a machine that slows down slows all.
  for (let round = 0; round < ROUNDS; round += 1) {
    stream.push(await load(`http://127.0.0.1:${BARE_PORT}/stream`));
    string.push(await load(`http://127.0.0.1:${BARE_PORT}/string`));
    home.push(await load(`${ORIGIN}/home`, { cookie }));
  }
  const login = await load(`${ORIGIN}/login`);
  const compressed = await load(`${ORIGIN}/home`, { cookie, "accept-encoding": "br" });
  return {
    homeWarmPerSecond: median(home),
    bareStreamRenderPerSecond: median(stream),
    bareStringRenderPerSecond: median(string),
    ratioToStreamRender: ratio(median(home), median(stream)),
    ratioToStringRender: ratio(median(home), median(string)),
    homeWarmBrotliPerSecond: compressed,
    loginPerSecond: login,
  };
}

async function cold() {
  const times: number[] = [];
  let calls: Call[] = [];
  for (let round = 0; round < 5; round += 1) {
    const cookie = await signIn();
    const before = (await control("GET", "calls?since=0")) as Call[];
    await control("POST", "faults", [{ path: "*", delayMs: 100 }]);
    times.push(Math.round((await getHome(cookie)).ms));
    await control("DELETE", "faults");
    calls = (await control("GET", `calls?since=${before.at(-1)?.n ?? 0}`)) as Call[];
  }
  const names = calls.map((call) => `${call.method} ${call.path} ${JSON.stringify(call.query)}`);
  return {
    coldMsWith100MsCalls: times,
    coldMsMedian: median(times),
    gatewayCalls: names.length,
    gatewayCallsTwice: names.filter((name, at) => names.indexOf(name) !== at),
    gatewayCallList: names,
  };
}

async function memory(dashboard: Running) {
  const members = await Promise.all(Array.from({ length: 200 }, () => signIn()));
  const readings: number[] = [];
  for (let part = 0; part < 10; part += 1) {
    for (let turn = 0; turn < 10; turn += 1) {
      for (let at = 0; at < members.length; at += 20) {
        await Promise.all(members.slice(at, at + 20).map((cookie) => getHome(cookie)));
      }
    }
    readings.push(residentMb(dashboard.child));
  }
  return { residentMbAfterEach2000: readings, residentMbAfter20000: readings.at(-1) };
}

const running: Running[] = [];
try {
  const sandbox = await startSandbox();
  running.push(sandbox);
  const bare = await startBare();
  running.push(bare);
  const starts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const once = await startDashboard();
    starts.push(Math.round(once.readyMs));
    if (round < 2) {
      once.child.removeAllListeners("exit").kill("SIGKILL");
    } else {
      running.push(once);
    }
  }
  const dashboard = running.at(-1) ?? bare;
  const cookie = await signIn();
  const { html } = await getHome(cookie);

  const results = {
    machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`,
    startToReadyMs: median(starts),
    ...(await sizesOf(html)),
    ...(await cold()),
    ...(await throughput(cookie)),
    ...(await memory(dashboard)),
  };
  say(JSON.stringify(results, null, 2));
  writeFileSync("bench/results.json", `${JSON.stringify(results, null, 2)}\n`);
} finally {
  for (const { child } of running) child.removeAllListeners("exit").kill("SIGTERM");
}
