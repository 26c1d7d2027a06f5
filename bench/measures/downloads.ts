import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getPage, ORIGIN, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { GATEWAY_PORT, growthOf, inFreshProcess } from "../processes.ts";

// Memory growth of a fresh process through a hundred concurrent downloads.

const DOWNLOADS = 100;
const EOB = "/eobs/EOB26000010001";
const SLOW_BYTES_PER_SECOND = 50_000;
const SLOW_MS = 10_000;
const FAST_RUNS = 3;
const MOST_GREW_MB = 60;

/** Peak growth of the process in megabytes. */
export async function measureDownloads(): Promise<Outcome> {
  const fast: number[] = [];
  for (let run = 0; run < FAST_RUNS; run += 1) fast.push((await grownBy(takeAll)).grewMb);
  const slow = await grownBy(takeSlowlyAndLeave);
  const most = Math.max(...fast, slow.grewMb);
  return {
    figures: {
      downloads100Of5MbGrewMb: fast,
      downloads100At50KbPerSecondGrewMb: slow.grewMb,
      gatewayCallsLeftOpenByThem: slow.leftOpen,
    },
    broken: brokenOf([
      [most < MOST_GREW_MB, `downloads took ${most} MB`],
      [slow.leftOpen === 0, `${slow.leftOpen} downloads went on unread`],
    ]),
  };
}

const grownBy = (work: (cookie: string) => Promise<void>) =>
  inFreshProcess(async (dashboard) => {
    const cookie = await signIn();
    await getPage(EOB, cookie);
    await download(cookie);
    const grewMb = await growthOf(dashboard, () => work(cookie));
    return { grewMb, leftOpen: await openDocuments() };
  }, GATEWAY_PORT);

async function takeAll(cookie: string): Promise<void> {
  await Promise.all(Array.from({ length: DOWNLOADS }, () => download(cookie)));
}

async function takeSlowlyAndLeave(cookie: string): Promise<void> {
  const leave = AbortSignal.timeout(SLOW_MS);
  const clients = Array.from({ length: DOWNLOADS }, () => download(cookie, leave));
  await Promise.allSettled(clients);
  // Aborted clients are gone by now, so no document should still be streaming.
  await delay(500);
}

const agent = new Agent({ maxSockets: DOWNLOADS });

/** Downloads the document at full speed, or slowly until `leave` aborts. */
function download(cookie: string, leave?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const slow = leave === undefined ? {} : { signal: leave, highWaterMark: 16_384 };
  const request = get(`${ORIGIN}${EOB}/pdf`, { headers: { cookie }, agent, ...slow }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`a PDF answered ${answer.statusCode}`));
    answer.on("data", (part: Buffer) => {
      if (leave === undefined) return;
      answer.pause();
      setTimeout(() => answer.resume(), (part.byteLength / SLOW_BYTES_PER_SECOND) * 1000);
    });
    answer.on("close", () => (answer.complete ? resolve() : reject(new Error("cut off"))));
    answer.on("error", reject);
  });
  request.on("error", reject);
  return promise;
}

async function openDocuments(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${GATEWAY_PORT}/__documents`)).text());
}
