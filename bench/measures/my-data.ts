import { getPage, ORIGIN, sessionCookies, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { DATA_GATEWAY_PORT, growthOf, startDashboard, startGateway } from "../processes.ts";

// "Download my data" of a member with 5,000 claims, from a gateway that takes 100 ms a call.

const CLAIMS = 5000;
const CALL_MS = 100;
const MOST_GREW_MB = 60;
const FIRST_BYTE_MS = 1000;
const RUNS = 3;
/** A fresh process grows by whatever request comes first. */
const PAGES_BEFORE = 30;

/**
 * Of a process that has shown some pages: peak growth in megabytes, and milliseconds to the first
 * and last byte.
 */
export async function measureMyData(): Promise<Outcome> {
  await startGateway({ port: DATA_GATEWAY_PORT, claims: CLAIMS, callMs: CALL_MS });
  const dashboard = await startDashboard(DATA_GATEWAY_PORT);
  const cookie = await signIn();
  for (let page = 0; page < PAGES_BEFORE; page += 1) await getPage("/claims", cookie);
  const link = await askForLink(cookie);
  const runs = [];
  const broken: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let taken = { firstByteMs: Infinity, wholeMs: Infinity, zipKb: 0 };
    const grewMb = await growthOf(dashboard, async () => (taken = await take(link)));
    runs.push({ ...taken, grewMb });
    broken.push(
      ...brokenOf([
        [grewMb < MOST_GREW_MB, `a member's data took ${grewMb} MB`],
        [taken.firstByteMs < FIRST_BYTE_MS, `its first byte took ${taken.firstByteMs} ms`],
      ]),
    );
  }
  return { figures: { claims: CLAIMS, runs }, broken };
}

type Link = { readonly path: string; readonly cookie: string };

/** Confirms the password, and returns the link to the file. */
export async function askForLink(cookie: string): Promise<Link> {
  const answer = await fetch(`${ORIGIN}/account/download`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin: ORIGIN },
    body: new URLSearchParams({ password: "Sandbox-2026" }),
  });
  const all = `${cookie}; ${sessionCookies(answer)}`;
  const { html } = await getPage(answer.headers.get("location") ?? "", all);
  const path = /href="(\/account\/download\/my-data\.zip\?key=[^"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("the password led to no link");
  return { path, cookie: all };
}

async function take({ path, cookie }: Link) {
  const start = performance.now();
  const answer = await fetch(`${ORIGIN}${path}`, { headers: { cookie } });
  if (answer.status !== 200 || answer.body === null) throw new Error(`${path} is no file`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const part of answer.body) {
    firstByteMs ||= Math.round(performance.now() - start);
    bytes += part.byteLength;
  }
  const zipKb = Math.round(bytes / 1024);
  return { firstByteMs, wholeMs: Math.round(performance.now() - start), zipKb };
}
