import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { portFrom } from "./beside-sandbox.ts";

afterEach(() => vi.unstubAllEnvs());

const DEMO = fileURLToPath(new URL("../demo.ts", import.meta.url));

/** Runs the demo until it ends by itself. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [DEMO], { env: { ...process.env, ...env } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { said, code: code as unknown };
}

/** A port that another process listens on. */
async function takenPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: String((server.address() as AddressInfo).port) };
}

test("a port in use ends the demo with the setting to change", async () => {
  const { server, port } = await takenPort();
  expect(await run({ PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what listens there, or set PORT to another port.\n`,
  });
  // Outside the range that the system assigns, and used by no other worker.
  const free = String(20_000 + (process.pid % 9000));
  expect(await run({ PORT: free, SANDBOX_PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what listens there, or set SANDBOX_PORT to another port.\n`,
  });
  server.close();
});

const SAID = "PORT must be a port: a whole number from 1 to 65535.";

test("a malformed PORT ends the demo with its name", async () => {
  expect(await run({ PORT: "http" })).toEqual({ code: 1, said: `${SAID}\n` });
});

test.each(["http", "70000", "-1", "80.5"])("%s is no port", (port) => {
  vi.stubEnv("PORT", port);
  expect(() => portFrom("PORT", 3000)).toThrow(SAID);
});
