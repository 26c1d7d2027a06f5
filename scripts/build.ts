import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { LANGUAGES, type Language } from "#server/language.ts";
import { precompress } from "./bundle/precompress.ts";

// `npm run build`: a build of the app for each language, side by side.

const run = promisify(execFile);

async function build(language: Language): Promise<string> {
  const env = { ...process.env, BUILD_LANGUAGE: language };
  try {
    await run("react-router", ["build"], { env, maxBuffer: 2 ** 24 });
  } catch (error) {
    // What the build printed says what is wrong.
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    process.stderr.write(stdout + stderr);
    throw error;
  }
  const copies = await precompress(`build/${language}/client/assets`);
  return `build/${language}: ${copies} compressed copies\n`;
}

rmSync("build", { recursive: true, force: true });
process.stdout.write((await Promise.all(LANGUAGES.map(build))).join(""));
