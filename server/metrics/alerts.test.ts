import { tracingChannel } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "./metrics.ts";

// The alert rules and the dashboard of deploy/ use metrics that a process really has.

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const rule = z.object({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  labels: z.record(z.string(), z.string()).default({}),
  annotations: z.object({ summary: z.string().min(20), runbook_url: z.string() }).optional(),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read("deploy/alerts.yaml")))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read("deploy/grafana.json")))
  .panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m")),
  );
/** Series of HAProxy, redis_exporter and blackbox_exporter, with their labels. */
const OTHERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["haproxy_backend_http_responses_total", new Set(["proxy", "code"])],
  ["haproxy_server_http_responses_total", new Set(["proxy", "server", "code"])],
  ["redis_memory_used_bytes", new Set()],
  ["redis_memory_max_bytes", new Set()],
  ["redis_connected_slaves", new Set()],
  ["probe_ssl_earliest_cert_expiry", new Set()],
]);
const recorded = rules.flatMap(({ record }) => record ?? []);

const FIGURES = {
  lostLogLines: 0,
  begunRequests: 0,
  turnedAway: 0,
  openBreakers: { gateway: 0, accreditation: 0, chat: 0 },
};

/** The series of the process and of its server, as Prometheus reads them. */
async function exported(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics(() => FIGURES);
  metrics.watchConnections({ getConnections: (tell) => tell(null, 0) });
  metrics.watchStore();
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const series = ([, name = "", type = ""]: RegExpMatchArray) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name];
  return new Set(types.flatMap(series));
}

/** The metrics of a process after every kind of event happened once. */
async function exampleText(): Promise<string> {
  const metrics = createMetrics(() => FIGURES);
  metrics.watchStore();
  const { observer } = metrics;
  metrics.observeRequest({ method: "GET", route: "home", status: 200, ms: 1 });
  observer.gatewayCall("GET account", "ok", { ms: 1, waitMs: 0 });
  observer.gatewayRead("account", "stale", 1);
  observer.audited("sign-in", "ok");
  observer.sessionEnded("idle");
  const command = { command: "GET" };
  await tracingChannel<object, object>("ioredis:command").tracePromise(async () => 1, command);
  return metrics.text();
}

/** The label names of each series. */
function labelsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, name = "", list = ""] of text.matchAll(/^(\w+)\{(.+)\} \S+$/gm)) {
    const own = [...list.matchAll(/(\w+)="/g)].map(([, label = ""]) => label);
    labels.set(name, new Set([...(labels.get(name) ?? []), ...own]));
  }
  return labels;
}

/** The nodes of this kind in an expression, as text. */
function nodesOf(expr: string, kind: string): string[] {
  const found: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new SyntaxError(`at ${from} of ${expr}`);
      if (type.name === kind) found.push(expr.slice(from, to));
    },
  });
  return found;
}
const namesOf = (expr: string) =>
  nodesOf(expr, "VectorSelector").map((selector) => /^[\w:]*/.exec(selector)?.[0] ?? "");

const expressions = [...rules.map(({ expr }) => expr), ...panels];

test("alert rules and dashboard panels read only series that exist", async () => {
  const known = new Set([...(await exported()), ...OTHERS.keys(), ...recorded]);
  const asked = [...new Set(expressions.flatMap(namesOf))];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(() => nodesOf("sum(rate(x[5m])", "VectorSelector")).toThrow(SyntaxError);
});

test("the dashboard shows every metric of the product", async () => {
  const shown = new Set(panels.flatMap(namesOf));
  const own = [...(await exported())].filter(
    (name) => !/^(?:nodejs|process)_|_sum$|_bucket$|^gateway_(?:begun|cached_answers)/.test(name),
  );
  const bucketed = (name: string) => shown.has(name.replace(/_count$/, "_bucket"));
  expect(own.length).toBeGreaterThan(15);
  const viaRules = new Set(
    rules.filter(({ record }) => record !== undefined).flatMap(({ expr }) => namesOf(expr)),
  );
  expect(own.filter((name) => !shown.has(name) && !viaRules.has(name) && !bucketed(name))).toEqual(
    [],
  );
});

test("alert rules and panels select and group by labels that exist", async () => {
  const labels = new Map([...labelsOf(await exampleText()), ...OTHERS]);
  const all = new Set([...labels.values()].flatMap((names) => [...names]));
  const wrong = expressions.flatMap((expr) => {
    const chosen = nodesOf(expr, "VectorSelector").flatMap((selector) => {
      const name = namesOf(selector)[0] ?? "";
      const own = nodesOf(selector, "LabelName").map((label) => `${name} ${label}`);
      return own.filter((each) => !labels.get(name)?.has(each.split(" ")[1] ?? ""));
    });
    const summed = nodesOf(expr, "GroupingLabels").flatMap((list) => list.match(/\w+/g) ?? []);
    return [...chosen, ...summed.filter((label) => !all.has(label))];
  });
  expect(wrong).toEqual([]);
  expect(all.size).toBeGreaterThan(8);
});

test("every alert has a severity and links to a heading of the run-book", () => {
  const alarms = rules.filter(({ alert }) => alert !== undefined);
  const anchors = new Set(
    [...read("docs/operations.md").matchAll(/^#{2,4} (.+)$/gm)].map(
      ([, heading = ""]) =>
        `docs/operations.md#${heading
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, "")
          .replaceAll(" ", "-")}`,
    ),
  );
  expect(alarms.length).toBeGreaterThan(20);
  for (const { alert, annotations, labels } of alarms) {
    expect.soft(anchors, alert).toContain(annotations?.runbook_url);
    expect.soft(labels["severity"], alert).toMatch(/^(?:page|ticket)$/);
  }
  expect(rules.filter(({ record }) => record !== undefined).length + alarms.length).toBe(
    rules.length,
  );
});
