import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * A Chromium to test with: the one named in CHROMIUM_PATH, else one of the system, else Playwright's
 * own download if there is one, else the one that comes inside an npm package.
 */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  const candidates = [
    named,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  // Makes the package unpack the libraries it needs beside the browser.
  process.env["VERCEL"] ??= "1";
  const { default: packed } = await import("@sparticuz/chromium");
  return packed.executablePath();
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
