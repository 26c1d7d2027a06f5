import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { LONG } from "../long.ts";
import { PACKAGED_FOR, unpackChromium } from "./packaged-chromium.ts";

/** A browser for the tests, and the environment variables it needs. */
export type Browser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

/**
 * The Chromium of every test run: the one in a pinned npm package, so that every machine uses the
 * same browser. CHROMIUM_PATH chooses another. Where the package has no build for the platform, an
 * installed one is used. Throws Error when there is none.
 */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return { executablePath: chosen, env: {} };
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file.`);
  }
  if (PACKAGED_FOR === platform()) return unpackChromium();
  const installed = [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, env: {} };
  throw new Error(
    `No browser to test with: the packaged one is for ${PACKAGED_FOR} and this is ${platform()}. ` +
      "Install Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}

const platform = (): string => `${process.platform}-${process.arch}`;

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Requests that the browser makes on its own must not leave this machine. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages are drawn by the processor; parts outside the viewport are not drawn ahead, which saves a
  // tenth of the work. A screenshot may then lack parts, so only the long run takes screenshots of
  // pages.
  ...(LONG ? [] : ["--force-gpu-mem-available-mb=1"]),
  "--disable-software-rasterizer",
  // A process less to start and to talk to, and no code compiled that a short visit does not call: a
  // fifth of the work.
  "--in-process-gpu",
  "--js-flags=--max-lazy",
  "--disable-lcd-text",
];
