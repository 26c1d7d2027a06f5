import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { LANGUAGES, type Language } from "#app/rules/frame/languages.ts";
import { precompress } from "./bundle/precompress.ts";

// `npm run build`: a build of the app for each language, side by side.

async function build(language: Language): Promise<string> {
  const env = { ...process.env, BUILD_LANGUAGE: language };
  const vite = spawn("react-router", ["build"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [said, failed, [code]] = await Promise.all([
    text(vite.stdout),
    text(vite.stderr),
    once(vite, "exit"),
  ]);
  // What it prints is of use only where it fails.
  if (code !== 0) throw new Error(`build/${language} failed\n${said}${failed}`);
  const copies = await precompress(`build/${language}/client/assets`);
  return `build/${language}: ${copies} compressed copies\n`;
}

rmSync("build", { recursive: true, force: true });
process.stdout.write((await Promise.all(LANGUAGES.map(build))).join(""));
