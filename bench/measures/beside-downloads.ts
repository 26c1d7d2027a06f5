import { setTimeout as delay } from "node:timers/promises";
import { getPage, ORIGIN, signIn } from "../browser.ts";
import { askForLink } from "./my-data.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { DATA_GATEWAY_PORT, startDashboard, startGateway } from "../processes.ts";

// Another member's home page while several download their data at once, from a gateway with 600
// claims.

const DOWNLOADS = 8;
const GATEWAY = { port: DATA_GATEWAY_PORT, claims: 600, callMs: 20 };
const ALONE = 100;

export async function measureBesideDownloads(): Promise<Outcome> {
  await startGateway(GATEWAY);
  await startDashboard(DATA_GATEWAY_PORT);
  const cookie = await signIn();
  const links = [];
  for (let n = 0; n < DOWNLOADS; n += 1) links.push(await askForLink(await signIn()));
  for (let n = 0; n < ALONE; n += 1) await getPage("/home", cookie);
  const alone: number[] = [];
  for (let n = 0; n < ALONE; n += 1) alone.push((await getPage("/home", cookie)).ms);
  const beside: number[] = [];
  const open = new Set(links);
  const start = performance.now();
  const taking = links.map((link) => take(link).finally(() => open.delete(link)));
  while (open.size > 0) beside.push((await getPage("/home", cookie)).ms);
  const whole = (await Promise.all(taking)).filter(Boolean).length;
  const lastDownloadS = Math.round((performance.now() - start) / 100) / 10;
  return {
    figures: { alone: percentiles(alone), beside: percentiles(beside), whole, lastDownloadS },
    broken: brokenOf([[whole === DOWNLOADS, `${whole} of ${DOWNLOADS} downloads were whole`]]),
  };
}

/** As a browser does: follows the page that leads to the file after a while. */
async function take({ path, cookie }: { readonly path: string; readonly cookie: string }) {
  for (;;) {
    const answer = await fetch(`${ORIGIN}${path}`, { headers: { cookie } });
    const again = Number.parseInt(answer.headers.get("refresh") ?? "", 10);
    const whole = await answer.arrayBuffer().then(
      () => true,
      () => false,
    );
    if (answer.headers.get("content-type") === "application/zip") return whole;
    if (Number.isNaN(again)) throw new Error(`a download was answered ${answer.status}`);
    await delay(again * 1000);
  }
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { pages: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) };
}
