import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "./personas/personas.ts";
import { NEWCOMER, TODAY } from "./sandbox.fixture.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const JSON_TYPE = { "content-type": "application/json" };
const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const started: ChildProcess[] = [];
// A test that fails half-way leaves its process behind, and an open pipe would block the run.
afterAll(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** The sandbox as a process of its own, once it has printed its line. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_PORT: "0", CLOCK: TODAY, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const said = JSON.parse(line.toString()) as { ready: boolean; port: number; error?: string };
  const url = `http://127.0.0.1:${said.port}`;
  const post = (path: string, body: unknown) =>
    fetch(`${url}/${path}`, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
  const headers = async () => {
    const { token } = (await (await post("__sandbox/sso", { username: "sub" })).json()) as {
      token: string;
    };
    return { authorization: `Bearer ${token}` };
  };
  const stop = async (): Promise<unknown> => {
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    return code;
  };
  return { said, url, post, headers, stop };
}

const REDIRECT = "https://summit.example.test";
const env = {
  SANDBOX_DATABASE: join(folder, "data", "sandbox.sqlite"),
  SANDBOX_REDIRECT: REDIRECT,
  // Enough time to read the rest of an answer on a busy machine.
  SANDBOX_STOP_WITHIN_MS: "100000",
};
let first: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  first = await start(env);
});

test("the sandbox breaks, truncates and delays answers over a socket as a real gateway does", async () => {
  const { url, post, headers } = first;
  const init = { headers: await headers() };
  const last = (await (await fetch(`${url}/__sandbox/calls`)).json()) as { readonly n: number }[];
  const whole = await (await fetch(`${url}/account`, init)).text();

  await post("__sandbox/faults", { path: "account", reset: true, times: 1 });
  const broken = await fetch(`${url}/account`, init);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow("terminated");

  await post("__sandbox/faults", { path: "account", truncate: true, times: 1 });
  const half = await (await fetch(`${url}/account`, init)).text();
  expect(whole.startsWith(half) && half.length < whole.length).toBe(true);

  await post("__sandbox/faults", { path: "account", bytes: 3_000_000, delayMs: 20, times: 1 });
  expect((await (await fetch(`${url}/account`, init)).arrayBuffer()).byteLength).toBe(3_000_000);

  expect(await (await fetch(`${url}/account`, init)).text()).toBe(whole);
  const calls = (await (
    await fetch(`${url}/__sandbox/calls?since=${(last.at(-1)?.n ?? 0) + 1}`)
  ).json()) as unknown[];
  expect(calls).toMatchObject([
    { status: null },
    { status: 200 },
    { status: 200 },
    { status: 200 },
  ]);
});

test("the sandbox names a port in use on its one line", async () => {
  const second = await start({ SANDBOX_PORT: String(first.said.port) });
  expect(second.said).toEqual({ ready: false, port: first.said.port, error: "EADDRINUSE" });
});

test('SANDBOX_REDIRECT is the redirect of the persona "elsewhere"', async () => {
  const body = { username: "elsewhere", password: PASSWORD, domainId: 1 };
  const answer = await first.post("token", body);
  expect(await answer.json()).toMatchObject({ redirect: REDIRECT });
});

test("SIGTERM lets a call finish, and a database file keeps members' changes for the next start", async () => {
  const init = { headers: await first.headers() };
  await fetch(`${first.url}/ebill/registerEbillUser`, { method: "PUT", ...init });
  await first.post("token", { username: "cop", password: "wrong", domainId: 1 });
  const passwords = { currentPassword: PASSWORD, newPassword: "Kept-11" };
  await fetch(`${first.url}/account/password`, {
    method: "PUT",
    body: JSON.stringify(passwords),
    headers: { ...JSON_TYPE, ...init.headers },
  });
  const begun = await first.post("account/registration/validate-user", NEWCOMER);
  await first.post("account/registration", {
    ...((await begun.json()) as object),
    username: "wren88",
    password: "Kept-22",
    emailAddress: null,
    domainId: 1,
    securityAnswers: [
      { questionId: "1", answer: "Mock" },
      { questionId: "2", answer: "Mock" },
    ],
  });

  // More than the buffers between the two hold, so it stays under way until it is read.
  await first.post("__sandbox/faults", { path: "programs", bytes: 50_000_000 });
  const answer = await fetch(`${first.url}/programs`, init);
  const stopped = first.stop();
  const isRefused = () =>
    fetch(first.url, { headers: { connection: "close" } }).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { interval: 5 }).toBe(true);
  expect((await answer.arrayBuffer()).byteLength).toBe(50_000_000);
  expect(await stopped).toBe(0);

  const second = await start({ ...env, CLOCK: "2027-01-04T12:00:00-08:00" });
  const again = { headers: await second.headers() };
  expect(await (await fetch(`${second.url}/ebill/ebillRegistered`, again)).json()).toBe(true);
  const failed = await second.post("token", { username: "cop", password: "wrong", domainId: 1 });
  expect(await failed.json()).toMatchObject({ errorData: { attemptsRemaining: 3 } });
  for (const [username, password, status] of [
    ["sub", PASSWORD, 401],
    ["sub", "Kept-11", 200],
    ["wren88", "Kept-22", 200],
  ] as const) {
    const signedIn = await second.post("token", { username, password, domainId: 1 });
    expect([username, password, signedIn.status]).toEqual([username, password, status]);
  }
  const query = "startDate=2025-01-04&endDate=2027-01-04&suffix=0&page=0&size=1";
  const claims = await fetch(`${second.url}/claims/medical?${query}`, again);
  expect(await claims.json()).toMatchObject({ content: [{ serviceDateFrom: "2026-12-11" }] });
  expect(await second.stop()).toBe(0);
});
