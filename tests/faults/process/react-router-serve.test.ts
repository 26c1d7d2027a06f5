import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { OWN_HOST, ownPort } from "#tests/harness/network/own-host.ts";
import { start, stopAll } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment, startSandbox } from "#tests/harness/world/real-world.ts";
import { startRelay } from "#tests/harness/network/relay.ts";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";

const BIN = "node_modules/@react-router/serve/bin.cjs";

let browser: Visitor;
beforeAll(async () => {
  const relay = await startRelay((await startSandbox()).port);
  const port = ownPort();
  await start({
    args: [BIN, "./build/en/server/index.js"],
    env: { ...dashboardEnvironment(relay.port), HOST: OWN_HOST, PORT: `${port}` },
    ready: /\[react-router-serve\] http:\/\/localhost:(\d+)/,
  });
  browser = createVisitor(
    overHttp(port, undefined, undefined, OWN_HOST),
    `http://localhost:${port}`,
  );
});
afterAll(() => stopAll());

test("the build also runs under react-router-serve: log-in, home, ID card, log-out", async () => {
  const login = await browser.open("/login");
  expect(login.status).toBe(200);
  const home = await browser.submit(login, "Log in", { Username: "sub", Password: PASSWORD });
  expect(home.hops).toEqual(WAY_HOME);
  expect(home.status).toBe(200);
  expect(home.text).toContain("Your recent claims");
  const card = await browser.open("/resource-download/id-card.pdf");
  expect(card.headers.get("content-type")).toBe("application/pdf");
  expect(card.html).toMatch(/^%PDF-/);
  const out = await browser.submit(home, "Log out");
  expect(out.hops).toEqual(["/login"]);
  expect(out.text).toContain("You have logged out successfully.");
});
