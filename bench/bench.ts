import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { checkAccount, measureAccount } from "./account.ts";
import { checkBenefits, measureBenefits } from "./benefits.ts";
import { checkCare, measureCare } from "./care.ts";
import { getPage, ORIGIN, signIn, sizesOf } from "./browser.ts";
import { coldVisits, warmVisit } from "./cold.ts";
import { measureDownloads } from "./downloads.ts";
import { measureFirstPaint } from "./first-paint.ts";
import { besideBareRender, load, median } from "./load.ts";
import { measureBesideDownloads } from "./beside-downloads.ts";
import { checkCrowds, measureCrowds } from "./crowd.ts";
import { checkMyData, measureMyData } from "./my-data.ts";
import { measureMembers } from "./members.ts";
import { checkShared, measureShared } from "./shared.ts";
import { checkTracing, measureTracing } from "./tracing.ts";
import { gzKb } from "./page-weight.ts";
import {
  GATEWAY_PORT,
  residentMb,
  startBare,
  startDashboard,
  startGateway,
  startSandbox,
  type Running,
} from "./processes.ts";

// Measures speed, size and memory of the built dashboard, and writes bench/results.json. Fails
// where the product exceeds a limit.

const CLAIMS_HTML_KB = 25;
const DOWNLOADS_MB = 60;
const FIRST_PAINT_MS = 900;
const LARGEST_PAINT_MS = 1400;
const CONNECTIONS = Number(process.env["GATEWAY_CONNECTIONS"] ?? 40);

const say = (text: string) => process.stdout.write(`${text}\n`);
const stop = ({ child }: Running) => void child.removeAllListeners("exit").kill("SIGKILL");

async function startedThrice() {
  const starts: number[] = [];
  for (;;) {
    const dashboard = await startDashboard();
    starts.push(Math.round(dashboard.readyMs));
    if (starts.length === 3) return { dashboard, startToReadyMs: median(starts) };
    stop(dashboard);
  }
}

async function home(cookie: string) {
  const { html } = await getPage("/home", cookie);
  const weights = await sizesOf(html);
  const cold = await coldVisits("/home");
  const { warmPerSecond, ...bare } = await besideBareRender("/home", cookie);
  return {
    ...weights,
    ...cold,
    homeWarmPerSecond: warmPerSecond,
    ...bare,
    homeWarmBrotliPerSecond: await load(`${ORIGIN}/home`, { cookie, "accept-encoding": "br" }),
    loginPerSecond: await load(`${ORIGIN}/login`),
  };
}

async function memory(dashboard: Running) {
  const members = await Promise.all(Array.from({ length: 200 }, () => signIn()));
  const readings: number[] = [];
  for (let part = 0; part < 10; part += 1) {
    for (let turn = 0; turn < 10; turn += 1) {
      for (let at = 0; at < members.length; at += 20) {
        const some = members.slice(at, at + 20);
        await Promise.all(some.map((cookie) => getPage("/home", cookie)));
      }
    }
    readings.push(residentMb(dashboard.child));
  }
  return { residentMbAfterEach2000: readings, residentMbAfter20000: readings.at(-1) };
}

/** A page of the 400 claims of bench/gateway.ts. */
async function claims() {
  const dashboard = await startDashboard(GATEWAY_PORT);
  try {
    const cookie = await signIn();
    const { html } = await getPage("/claims", cookie);
    if (!/of 400\b/.test(html)) throw new Error("the list does not have 400 claims behind it");
    const rows = new Set(html.match(/href="\/claims\/medical\/[^"]+"/g)).size;
    return {
      rows,
      htmlGzKb: gzKb([html]),
      ...(await coldVisits("/claims")),
      ...(await warmVisit("/claims")),
      ...(await besideBareRender("/claims", cookie)),
    };
  } finally {
    stop(dashboard);
  }
}

const running: Running[] = [];
try {
  running.push(await startSandbox());
  running.push(await startGateway());
  running.push(await startBare());
  const { dashboard, startToReadyMs } = await startedThrice();
  running.push(dashboard);

  const results = {
    machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`,
    startToReadyMs,
    ...(await home(await signIn())),
    ...(await memory(dashboard)),
    paint: await measureFirstPaint(),
    claims: (stop(dashboard), await claims()),
    benefits: await measureBenefits(),
    care: await measureCare(),
    account: await measureAccount(),
    members: await measureMembers(),
    crowds: await measureCrowds(),
    downloads: await measureDownloads(),
    myData: await measureMyData(),
    besideDownloads: await measureBesideDownloads(),
    tracing: await measureTracing(),
    shared: await measureShared(),
  };
  say(JSON.stringify(results, null, 2));
  writeFileSync("bench/results.json", `${JSON.stringify(results, null, 2)}\n`);

  const { downloads100Of5MbGrewMb: fast, downloads100At50KbPerSecondGrewMb: slow } =
    results.downloads;
  if (results.claims.rows !== 20 || results.claims.htmlGzKb > CLAIMS_HTML_KB) {
    throw new Error(`/claims: ${results.claims.rows} rows, ${results.claims.htmlGzKb} kB`);
  }
  checkBenefits(results.benefits, results);
  checkCare(results.care);
  checkAccount(results.account);
  checkMyData(results.myData);
  checkCrowds(results.crowds);
  checkTracing(results.tracing);
  checkShared(results.shared);
  for (const [path, { firstPaintMs, largestPaintMs }] of Object.entries(results.paint)) {
    if (firstPaintMs > FIRST_PAINT_MS || largestPaintMs > LARGEST_PAINT_MS) {
      throw new Error(`${path} is painted after ${firstPaintMs} and ${largestPaintMs} ms`);
    }
  }
  if (Math.max(...fast, slow) >= DOWNLOADS_MB) throw new Error("downloads took too much memory");
  const { coldHomesAtOnce, slowGateway } = results.members;
  for (const { members, whole } of coldHomesAtOnce) {
    if (whole < members) throw new Error(`${whole} of ${members} pages at once were whole`);
  }
  for (const { connectionsAtMost: most } of [...coldHomesAtOnce, slowGateway]) {
    if (most > CONNECTIONS) throw new Error(`${most} connections to the gateway`);
  }
  if (results.downloads.gatewayCallsLeftOpenByThem > 0) throw new Error("downloads went on unread");
} finally {
  for (const each of running) stop(each);
}
