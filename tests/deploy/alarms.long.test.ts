import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { readDeployFile, ROOT } from "#tests/harness/processes/image.ts";

// What rings when, by Prometheus' own unit tests of rules. Times are Prometheus', not the clock's.

/** Skipped by name where Debian's package "prometheus" is not installed. */
const describeWithPromtool =
  spawnSync("promtool", ["--version"]).status === 0 ? describe : describe.skip;

/** Values of series, minute by minute, as promtool writes them: "0+5x90" rises by 5, 90 times. */
type Series = Readonly<Record<string, string>>;

type Scenario = {
  readonly what: string;
  readonly series: Series;
  readonly minute: number;
  /** Every alarm that rings then, and no other. */
  readonly rings: readonly string[];
};

const HEALTHY: Series = {
  'build_info{instance="a",version="1"}': "1x135",
  'build_info{instance="b",version="1"}': "1x135",
  'pages_total{instance="a",outcome="ok"}': "0+600x135",
  'pages_total{instance="a",outcome="fault"}': "0x135",
  'pages_total{instance="a",outcome="unavailable"}': "0x135",
};
const slow = (everyMinute: number): Series => ({
  'http_request_duration_seconds_bucket{route="home",le="1"}': `0+${everyMinute}x135`,
});
const audited = (outcomes: Readonly<Record<string, number>>): Series =>
  Object.fromEntries(
    Object.entries(outcomes).map(([outcome, everyMinute]) => [
      `audit_events_total{event="sign-in",outcome="${outcome}"}`,
      `0+${everyMinute}x200`,
    ]),
  );

const SCENARIOS: readonly Scenario[] = [
  { what: "all is well", series: slow(600), minute: 90, rings: [] },
  {
    what: "one page of sixty an hour is 502",
    series: {
      'pages_total{instance="a",outcome="ok"}': "0+1x135",
      'pages_total{instance="a",outcome="unavailable"}': "0x59 1x135",
    },
    minute: 62,
    rings: [],
  },
  {
    what: "one page in ten is 502",
    series: { 'pages_total{instance="a",outcome="unavailable"}': "0+60x135" },
    minute: 61,
    rings: ["PagesFail"],
  },
  {
    what: "the first page meets a fault of ours",
    series: { 'pages_total{instance="a",outcome="fault"}': "0x59 1x135" },
    minute: 65,
    rings: ["PageFault"],
  },
  {
    what: "half of a night's few pages are slow",
    series: {
      'pages_total{instance="a",outcome="ok"}': "0+0.5x135",
      'http_request_duration_seconds_bucket{route="home",le="1"}': "0+0.25x135",
    },
    minute: 61,
    rings: [],
  },
  { what: "half of the pages are slow", series: slow(300), minute: 61, rings: ["PagesSlow"] },
  {
    what: "the gateway takes no connection",
    series: { 'gateway_breaker_state{host="gateway"}': "0x10 1x20" },
    minute: 15,
    rings: ["GatewayUnreachable"],
  },
  {
    what: "the host of the accreditation takes no connection",
    series: { 'gateway_breaker_state{host="accreditation"}': "1x60" },
    minute: 30,
    rings: ["OtherHostUnreachable"],
  },
  {
    what: "a tenth of the calls fails",
    series: {
      'gateway_call_duration_seconds_count{outcome="ok"}': "0+90x60",
      'gateway_call_duration_seconds_count{outcome="503"}': "0+10x60",
    },
    minute: 30,
    rings: ["GatewayFails"],
  },
  {
    what: "members are refused what they may not see",
    series: {
      'gateway_call_duration_seconds_count{outcome="ok"}': "0+90x60",
      'gateway_call_duration_seconds_count{outcome="404"}': "0+10x60",
    },
    minute: 30,
    rings: [],
  },
  {
    what: "older answers are shown, and requests turned away",
    series: {
      'gateway_reads_total{source="stale"}': "0+5x60",
      gateway_turned_away_requests_total: "0+5x60",
    },
    minute: 30,
    rings: ["OldAnswersShown", "RequestsTurnedAway"],
  },
  {
    what: "calls and documents wait for connections",
    series: {
      'gateway_connection_wait_seconds_bucket{le="1"}': "0+50x60",
      'gateway_connection_wait_seconds_bucket{le="2.5"}': "0+60x60",
      'gateway_connection_wait_seconds_bucket{le="+Inf"}': "0+60x60",
      'gateway_waiting_documents{instance="a"}': "2x60",
    },
    minute: 30,
    rings: ["ConnectionsShort", "DocumentsWait"],
  },
  {
    what: "the store is away, slow, short of memory, and without its replica",
    series: {
      'shared_store_up{instance="a"}': "1x10 0x60",
      'shared_store_command_duration_seconds_count{outcome="error"}': "0+60x80",
      'redis_memory_used_bytes{instance="r"}': "90x80",
      'redis_memory_max_bytes{instance="r"}': "100x80",
      'redis_connected_slaves{instance="r"}': "1x20 0x60",
    },
    minute: 60,
    rings: ["StoreAway", "StoreSlow", "StoreMemoryShort", "StoreReplicaGone"],
  },
  {
    what: "a store has no bound of memory",
    series: {
      'redis_memory_used_bytes{instance="r"}': "90x80",
      'redis_memory_max_bytes{instance="r"}': "0x80",
    },
    minute: 60,
    rings: [],
  },
  {
    what: "sign-ins fail for trouble at the gateway",
    series: audited({ ok: 10, unavailable: 10 }),
    minute: 30,
    rings: ["SignInsUnavailable"],
  },
  {
    what: "passwords are guessed",
    series: audited({ ok: 1, failed: 60 }),
    minute: 60,
    rings: ["SignInsRefused"],
  },
  {
    what: "cookies do not open",
    series: { ...audited({ ok: 10 }), 'session_ends_total{reason="unreadable"}': "0+5x200" },
    minute: 60,
    rings: ["SessionsUnreadable"],
  },
  {
    what: "a process has too much to do, too little memory, and loses lines of its log",
    series: {
      'nodejs_eventloop_lag_p99_seconds{instance="a"}': "0.5x60",
      'process_resident_memory_bytes{instance="a"}': "500000000x60",
      'log_lost_lines_total{instance="a"}': "0x30 5x30",
    },
    minute: 35,
    rings: ["EventLoopLags", "MemoryShort", "LogLinesLost"],
  },
  {
    what: "one of two processes does not come back",
    series: { 'build_info{instance="b",version="1"}': "1x60 _x135" },
    minute: 85,
    rings: ["ProcessGone"],
  },
  {
    what: "a process restarts for ever",
    series: { 'process_start_time_seconds{instance="a"}': "0+60x60" },
    minute: 40,
    rings: ["ProcessRestarts"],
  },
  {
    what: "the proxy answers in place of the dashboards",
    series: {
      'haproxy_backend_http_responses_total{proxy="dashboards",code="5xx"}': "0+10x60",
      'haproxy_server_http_responses_total{proxy="dashboards",server="dashboard-1",code="5xx"}':
        "0+1x60",
    },
    minute: 30,
    rings: ["ProxyAnswersItself"],
  },
  {
    what: "a certificate ends in ten days",
    series: { 'probe_ssl_earliest_cert_expiry{instance="members"}': "864000x100" },
    minute: 90,
    rings: ["CertificateExpires"],
  },
  {
    what: "a rollout stops half-way",
    series: {
      'build_info{instance="b",version="1"}': "_x135",
      'build_info{instance="b",version="2"}': "1x135",
    },
    minute: 130,
    rings: ["SeveralVersions"],
  },
  {
    what: "nothing is measured",
    series: Object.fromEntries(Object.keys(HEALTHY).map((name) => [name, "_x100"])),
    minute: 90,
    rings: ["NothingMeasured"],
  },
];

const alarms = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string().optional() })) })),
  })
  .parse(parse(readDeployFile("alerts.yaml")))
  .groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));

/** A unit test of promtool: which alarms ring at a minute. */
const unitTest = ({ what, series, minute, rings }: Scenario) => ({
  name: what,
  interval: "1m",
  input_series: Object.entries({ ...HEALTHY, ...series }).map(([name, values]) => ({
    series: name,
    values,
  })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (count by (alertname) (ALERTS{alertstate="firing"}))',
      eval_time: `${minute}m`,
      exp_samples: rings.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
    },
  ],
});

/** What promtool says of the rules in these scenarios, with its exit status. */
function runPromtool(scenarios: readonly Scenario[]) {
  const folder = mkdtempSync(join(tmpdir(), "alarms-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "alarms.yaml");
  const rules = join(ROOT, "deploy/alerts.yaml");
  const tests = scenarios.map(unitTest);
  writeFileSync(file, stringify({ rule_files: [rules], evaluation_interval: "1m", tests }));
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], {
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test("every alarm of alerts.yaml rings in a scenario", () => {
  const ringing = new Set(SCENARIOS.flatMap(({ rings }) => rings));
  expect(alarms.filter((alarm) => !ringing.has(alarm))).toEqual([]);
});

describeWithPromtool("promtool", () => {
  test("fires each alert of alerts.yaml in its own scenario and in no other", () => {
    const { status, said } = runPromtool(SCENARIOS);
    expect(said).toContain("SUCCESS");
    expect(status).toBe(0);
  });
});
