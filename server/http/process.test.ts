import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { makeClientDir } from "./http-server.fixture.ts";

/** Does the same as main.ts, around a handler instead of a build. */
const PROGRAM = `
import { createLifecycle, watchProcess } from "${new URL("lifecycle.ts", import.meta.url)}";
import { serve } from "${new URL("serve.ts", import.meta.url)}";
import { createLogger } from "${new URL("../log/logger.ts", import.meta.url)}";
import { readSettings } from "${new URL("../settings/settings.ts", import.meta.url)}";
const exit = (code) => process.exit(code);
const settings = readSettings(process.env);
const logger = createLogger(settings);
const lifecycle = createLifecycle({ settings, logger, exit });
watchProcess(lifecycle, logger, exit);
const handle = (req, res) => {
  if (req.path === "/fail") {
    Promise.reject(new Error("Zebulon Quux"));
    setTimeout(() => { throw new Error("Zebulon Quux"); });
  }
  res.setHeader("Content-Type", "application/pdf");
  res.write("first");
  if (req.path !== "/hang") res.end();
};
await serve({ settings, handle, clientDirs: [process.env.CLIENT_DIR], logger, lifecycle });
`;

const SETTINGS = {
  GATEWAY_URL: "http://gateway.test",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
  HOST: "127.0.0.1",
  PORT: "0",
  DRAIN_DELAY_MS: "0",
};
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function start() {
  const env = {
    ...SETTINGS,
    NODE_ENV: "production",
    CLIENT_DIR: await makeClientDir(),
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
  };
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], { env });
  children.push(child);
  const exited = once(child, "exit");
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (out += text));
  await expect.poll(() => out).toContain('"msg":"ready"');
  const port = /"port":(\d+)/.exec(out)?.[1] ?? "";
  return { child, exited, origin: `http://127.0.0.1:${port}`, output: () => out };
}

test("a second signal ends a draining process at once, with exit code 1", async () => {
  const { child, exited, origin, output } = await start();
  await fetch(`${origin}/hang`);
  child.kill("SIGTERM");
  await expect.poll(output).toContain('"msg":"draining"');
  child.kill("SIGINT");
  expect(await exited).toEqual([1, null]);
});

test("an uncaught error is logged without its text, drains the process, and ends it with exit code 1", async () => {
  const { exited, origin, output } = await start();
  await (await fetch(`${origin}/fail`)).text();
  expect(await exited).toEqual([1, null]);
  for (const reason of ["uncaughtException", "unhandledRejection"]) {
    const line = `"level":"fatal".*"reason":"${reason}".*"msg":"unforeseen fault"`;
    expect(output()).toMatch(new RegExp(line));
  }
  expect(output()).not.toContain("Zebulon");
});
