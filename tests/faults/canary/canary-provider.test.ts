import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCollector, type Collector } from "#tests/harness/network/collector.ts";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { HANGS_MS } from "#tests/harness/patience.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import {
  answerOf,
  comeBack,
  providerBrands,
  startDeliveringProvider,
  trusting,
  visiting,
} from "#tests/harness/world/provider-world.ts";
import { openRealWorld } from "#tests/harness/world/real-world.ts";
import { expectPlainSpans } from "./canary-spans.ts";
import { sentinelsIn } from "./sentinels.ts";

// Log-ins with an identity provider, good ones and bad ones: what they leave behind names nobody.

/** The provider's name of the person: a persona's user name, which stands nowhere else. */
const SUBJECT = "dep-adult";
const AUDITED = ["sign-in-provider ok", "sign-in-provider failed", "log-out-provider ok"];

let lines: readonly string[];
let collector: Collector;
let metrics: string;
/** Where the log-ins led. */
const led: string[] = [];
/** By name, so that each is known to have been met. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  collector = await startCollector();
  const { provider, deliverTo } = await startDeliveringProvider("http://localhost:1");
  const world = await openRealWorld({
    env: {
      BRANDS_FILE: brandsFile(providerBrands(provider)),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      LOG_LEVEL: "trace",
      METRICS_PORT: "0",
    },
    sandbox: trusting(provider),
  });
  const { port } = world.dashboard;
  await provider.register(`http://localhost:${port}`);
  deliverTo(async (request) => {
    const told = new URLSearchParams(await request.clone().text());
    keep("logout_token", told.get("logout_token"));
    return overHttp(port)(request);
  });
  const toProvider = visiting(provider);

  /** A log-in whose answer the provider changes or not; what became of it. */
  async function logIn(change: object | null): Promise<string> {
    const browser = world.visitor();
    const visit = await toProvider(browser);
    keepAll("asked", visit.to, ["state", "nonce", "code_challenge"]);
    const answer = await answerOf(visit, SUBJECT);
    keepAll("answered", new URL(answer), ["code"]);
    provider.tamper(async ({ path, json, sign }) => {
      if (path !== "/token") return json;
      const sent = change === null ? json : { ...json, id_token: await sign(change) };
      for (const name of ["access_token", "id_token"]) keep(name, sent[name]);
      return sent;
    });
    const page = await comeBack(browser, answer);
    provider.tamper(null);
    if (change !== null) return page.url.pathname;
    // The provider tells of its log-out through the back channel.
    const out = await browser.post("/logout", {});
    const to = new URL(out.headers.get("location") ?? "", browser.origin);
    await visit.there.submit(await visit.there.open(to), "Log out");
    return page.url.pathname;
  }

  for (const change of [null, { nonce: "another" }, { member_key: "000" }])
    led.push(await logIn(change));
  for (const body of provider.bodies) {
    const verifier = new URLSearchParams(body).get("code_verifier");
    if (verifier !== null) keep("code_verifier", verifier);
  }
  keep("subject", SUBJECT);
  const logged = world.dashboard.output();
  const { port: metricsPort } = jsonLines(logged).find(({ msg }) => msg === "metrics") ?? {};
  metrics = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
  world.dashboard.signal("SIGTERM");
  await world.dashboard.ended;
  lines = world.dashboard.output().trimEnd().split("\n");
  await world.close();
  provider.close();
}, HANGS_MS);
afterAll(() => collector.close());

function keepAll(from: string, { searchParams }: URL, names: readonly string[]): void {
  for (const name of names) keep(`${from} ${name}`, searchParams.get(name));
}

function keep(name: string, value: unknown): void {
  expect(value, name).toBeTypeOf("string");
  secrets.set(`${name} ${secrets.size}`, String(value));
  // A token's own parts, too: the session at the provider, and who it says the person is.
  if (name === "id_token")
    secrets.set(`sid ${secrets.size}`, String(decodeJwt(String(value))["sid"]));
}

const met = () => [...secrets.values()];

test("OIDC-01 the run meets every secret of a log-in with the provider, and its audit lines", () => {
  expect(led).toEqual(["/home", "/login", "/login"]);
  const names = new Set([...secrets.keys()].map((name) => name.replace(/ \d+$/, "")));
  const wanted = ["asked state", "asked nonce", "answered code", "code_verifier", "access_token"];
  expect([...names]).toEqual(
    expect.arrayContaining([...wanted, "id_token", "logout_token", "sid", "subject"]),
  );
  const events = jsonLines(`${lines.join("\n")}\n`).map(
    ({ event, outcome }) => `${String(event)} ${String(outcome)}`,
  );
  expect(events).toEqual(expect.arrayContaining(AUDITED));
});

test("OIDC-01 OIDC-02 no line of the log holds a code, a state, a nonce, a verifier, a token or a subject", () => {
  expect(lines.filter((line) => sentinelsIn(line, met()).length > 0)).toEqual([]);
});

test("OIDC-01 OIDC-02 no span holds a secret of a log-in with the provider", () => {
  expect(collector.spans().length).toBeGreaterThan(20);
  expectPlainSpans(collector, met());
});

test("OIDC-01 OIDC-02 no metric holds a secret of a log-in with the provider", () => {
  expect(metrics).toContain("http_");
  expect(sentinelsIn(metrics, met())).toEqual([]);
});
