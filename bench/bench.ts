import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { measureBesideDownloads } from "./measures/beside-downloads.ts";
import { LARGE_CROWD, measureCrowds, SMALL_CROWDS } from "./measures/crowd.ts";
import { measureDownloads } from "./measures/downloads.ts";
import { measureFirstPaint } from "./measures/first-paint.ts";
import type { Outcome } from "./limits.ts";
import { measureMembers } from "./measures/members.ts";
import { measureMyData } from "./measures/my-data.ts";
import { measurePages, PAGES } from "./measures/pages.ts";
import { measureMemory, measureSpeed, measureStart } from "./measures/process.ts";
import { startGateway, startSandbox, stopAll } from "./processes.ts";
import { measureShared } from "./measures/shared.ts";
import { measureTracing } from "./measures/tracing.ts";

// `npm run bench -- home claims` measures these parts of the built dashboard, `npm run bench` all
// of them. Writes the results into bench/results.json, each part with the commit it was measured
// at. Fails where a limit is broken.

const RESULTS = new URL("results.json", import.meta.url);

const PARTS: Readonly<Record<string, () => Promise<Outcome>>> = {
  start: measureStart,
  speed: measureSpeed,
  memory: measureMemory,
  paint: measureFirstPaint,
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, pages]) => [name, () => measurePages(pages)]),
  ),
  members: measureMembers,
  crowds: () => measureCrowds(SMALL_CROWDS),
  "large-crowd": () => measureCrowds(LARGE_CROWD),
  downloads: measureDownloads,
  "my-data": measureMyData,
  "beside-downloads": measureBesideDownloads,
  tracing: measureTracing,
  shared: measureShared,
};

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Conditions of the figures besides the product. */
const circumstances = () => ({
  measured: new Date().toISOString(),
  commit: git("rev-parse", "--short=12", "HEAD"),
  isChanged: git("status", "--porcelain", "--", "app", "server", "package-lock.json") !== "",
  machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}`,
  node: process.version,
  load1m: Math.round((loadavg()[0] ?? 0) * 100) / 100,
});

/** Measures a part, with a gateway of its own, and records it. */
async function measure(name: string): Promise<readonly string[]> {
  const before = circumstances();
  const start = performance.now();
  try {
    await startSandbox();
    await startGateway();
    const { figures, broken } = (await PARTS[name]?.()) ?? { figures: {}, broken: [] };
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const all = JSON.parse(readFileSync(RESULTS, "utf8")) as Record<string, unknown>;
    const result = { ...before, seconds, broken, figures };
    const known = Object.keys(PARTS).map((part) => [part, part === name ? result : all[part]]);
    writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
    process.stdout.write(`${name}: ${seconds} s\n${JSON.stringify(figures, null, 2)}\n`);
    return broken.map((what) => `${name}: ${what}`);
  } finally {
    stopAll();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join()}: there are ${Object.keys(PARTS).join(", ")}`);
const broken: string[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(PARTS))
  broken.push(...(await measure(name)));
if (broken.length > 0) {
  process.stderr.write(`${broken.join("\n")}\n`);
  process.exitCode = 1;
}
