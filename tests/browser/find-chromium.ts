import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const UNPACKED = "member-dashboard-chromium-153";

/**
 * A Chromium to test with: the one named in CHROMIUM_PATH, else one of the system, else Playwright's
 * own download if there is one, else the one that comes inside an npm package. What was found is
 * left in CHROMIUM_PATH: workers read the configuration too, and must not look or unpack again.
 */
export async function findChromium(): Promise<string> {
  const candidates = [
    process.env["CHROMIUM_PATH"],
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  const installed = candidates.find((path) => path !== undefined && existsSync(path));
  const found = installed ?? (await unpackChromium());
  process.env["CHROMIUM_PATH"] = found;
  return found;
}

/**
 * Unpacks the packaged browser beside its libraries. The package takes whatever already stands in
 * the temporary folder for whole, even what an interrupted run left behind: so it unpacks into a
 * folder of its own, which gets its name only when it is complete.
 */
async function unpackChromium(): Promise<string> {
  const folder = join(tmpdir(), UNPACKED);
  const staging = await mkdtemp(`${folder}-`);
  const temporary = process.env["TMPDIR"];
  process.env["TMPDIR"] = existsSync(folder) ? folder : staging;
  // Makes the package bring the system libraries it needs, for machines that lack them.
  process.env["VERCEL"] ??= "1";
  const { default: packed } = await import("@sparticuz/chromium");
  await packed.executablePath();
  // Fails when another run was faster; its folder is as good.
  if (!existsSync(folder)) await rename(staging, folder).catch(() => undefined);
  await rm(staging, { recursive: true, force: true });
  restore("TMPDIR", temporary);
  // The package points at its libraries and fonts through the environment.
  for (const [name, value] of Object.entries(process.env)) {
    if (value?.includes(staging)) process.env[name] = value.replaceAll(staging, folder);
  }
  return join(folder, "chromium");
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Nothing the browser does on its own may leave this machine. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
