import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeClientDir } from "./http-server.fixture.ts";

/** Does what main.ts does, around a handler instead of a build. */
const PROGRAM = `
import { createLifecycle } from "${new URL("lifecycle.ts", import.meta.url)}";
import { watchProcess } from "${new URL("watch-process.ts", import.meta.url)}";
import { serve } from "${new URL("serve.ts", import.meta.url)}";
import { createLogger } from "${new URL("../log/logger.ts", import.meta.url)}";
import { readSettings } from "${new URL("../settings.ts", import.meta.url)}";
const exit = (code) => process.exit(code);
const settings = readSettings(process.env);
const logger = createLogger(settings);
const lifecycle = createLifecycle({ settings, logger, exit });
watchProcess(lifecycle, logger, exit);
const handle = (req, res) => {
  if (req.path === "/reject") Promise.reject(new Error("Zebulon Quux"));
  if (req.path === "/throw") setTimeout(() => { throw new Error("Zebulon Quux"); });
  res.setHeader("Content-Type", "application/pdf");
  res.write("first");
  if (req.path !== "/hang") process.once("SIGTERM", () => setTimeout(() => res.end(", second")));
  if (req.path === "/reject" || req.path === "/throw") res.end();
};
await serve({ settings, handle, clientDir: process.env.CLIENT_DIR, logger, lifecycle });
`;

const SETTINGS = {
  GATEWAY_URL: "http://gateway.test",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
  HOST: "127.0.0.1",
  PORT: "0",
  DRAIN_DELAY_MS: "0",
};
const children: ChildProcess[] = [];

// How long starting a process takes depends on the machine.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function start() {
  const env = { ...SETTINGS, NODE_ENV: "production", CLIENT_DIR: await makeClientDir() };
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], { env });
  children.push(child);
  const exited = once(child, "exit");
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (out += text));
  await expect.poll(() => out, { timeout: 10_000 }).toContain('"msg":"ready"');
  const port = /"port":(\d+)/.exec(out)?.[1] ?? "";
  return { child, exited, origin: `http://127.0.0.1:${port}`, output: () => out };
}

describe("a process", () => {
  test("that gets SIGTERM finishes what it has begun and exits with 0", async () => {
    const { child, exited, origin, output } = await start();
    const response = await fetch(`${origin}/document`);
    child.kill("SIGTERM");
    expect(await response.text()).toBe("first, second");
    expect(await exited).toEqual([0, null]);
    expect(output()).toContain('"msg":"stopped"');
  });

  test("that gets a second signal exits at once with 1", async () => {
    const { child, exited, origin, output } = await start();
    await fetch(`${origin}/hang`);
    child.kill("SIGTERM");
    await expect.poll(output, { timeout: 10_000 }).toContain('"msg":"draining"');
    child.kill("SIGINT");
    expect(await exited).toEqual([1, null]);
  });

  test.each([
    ["/throw", "uncaughtException"],
    ["/reject", "unhandledRejection"],
  ])(
    "in which something fails unseen (%s) logs its shape, drains and exits with 1",
    async (path, event) => {
      const { exited, origin, output } = await start();
      await (await fetch(origin + path)).text();
      expect(await exited).toEqual([1, null]);
      expect(output()).toContain(`"reason":"${event}"`);
      expect(output()).toMatch(/"level":"fatal".*"msg":"unforeseen fault"/);
      expect(output()).not.toContain("Zebulon");
    },
  );
});

describe("the dashboard's process", () => {
  test("without its settings names every fault and exits with 78", async () => {
    const main = new URL("../main.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [main], { env: { SESSION_KEYS: "hunter2" } });
    children.push(child);
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    expect(await once(child, "close")).toEqual([78, null]);
    expect(errors).toMatch(/GATEWAY_URL: .*\n.*SESSION_KEYS: /);
    expect(errors).not.toContain("hunter2");
  });
});
