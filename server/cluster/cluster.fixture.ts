import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { makeClientDir } from "#server/http/http-server.fixture.ts";

const PROGRAM = new URL("program.fixture.ts", import.meta.url).pathname;
const SETTINGS = {
  GATEWAY_URL: "http://gateway.test",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
  MODE: "test",
  HOST: "127.0.0.1",
  PORT: "0",
  DRAIN_DELAY_MS: "300",
  WEB_CONCURRENCY: "2",
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
};
const ANSWER = z.object({ pid: z.number(), flags: z.array(z.string()) });

/** The fixture's program, whose workers fail to start with FAIL. */
export async function launch(env: Record<string, string> = {}) {
  const clientDir = await makeClientDir();
  const failIf = join(clientDir, "fail");
  if (env["FAIL"] !== undefined) writeFileSync(failIf, "");
  const child = spawn(process.execPath, ["--max-old-space-size=200", PROGRAM], {
    env: { ...SETTINGS, CLIENT_DIR: clientDir, FAIL_IF: failIf, ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (out += text));
  }
  const says = async (text: string | RegExp) => {
    await expect.poll(() => out).toMatch(text);
  };
  return { child, failIf, exited: once(child, "exit"), output: () => out, says };
}

/** The same, with all its workers ready. */
export async function start(env: Record<string, string> = {}) {
  const launched = await launch(env);
  await launched.says("all workers are ready");
  const origin = `http://127.0.0.1:${/"port":(\d+)/.exec(launched.output())?.[1]}`;
  return { ...launched, origin };
}

/** Asks on a connection of its own, so that the next worker answers. */
export const get = (url: string) => fetch(url, { headers: { connection: "close" } });
export const ask = async (url: string) => ANSWER.parse(await (await get(url)).json());
export const pidsOf = async (origin: string): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(origin)));
  return [...new Set(answers.map(({ pid }) => pid))].toSorted((a, b) => a - b);
};
/** Whether it runs; one that ended may wait to be collected. */
export function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) [ZX] /.test(readFileSync(file, "utf8"));
}
