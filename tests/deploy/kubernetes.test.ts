import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { brandsFile } from "#server/brands/schema.ts";
import { readSettings, SETTING_NAMES } from "#server/settings/settings.ts";
import { instructionOf, readDeployFile } from "#tests/harness/processes/image.ts";

const FILES = ["kubernetes.yaml", "kubernetes-network.yaml", "kubernetes-egress.yaml"];
const DOCUMENTS = FILES.flatMap((name) =>
  parseAllDocuments(readDeployFile(name)).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const value: unknown = document.toJS();
    return z.looseObject({ kind: z.string() }).parse(value);
  }),
);
const find = (kind: string) => DOCUMENTS.find((each) => each.kind === kind);

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number(),
  failureThreshold: z.number(),
});
const container = z.looseObject({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  envFrom: z.tuple([z.object({ configMapRef: z.object({ name: z.string() }) })]),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
});
const labels = z.record(z.string(), z.string());
const pods = z.looseObject({
  terminationGracePeriodSeconds: z.number(),
  enableServiceLinks: z.literal(false),
  automountServiceAccountToken: z.literal(false),
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number(),
    runAsGroup: z.number(),
  }),
  topologySpreadConstraints: z
    .array(
      z.looseObject({ topologyKey: z.string(), labelSelector: z.object({ matchLabels: labels }) }),
    )
    .min(2),
  containers: z.tuple([container]),
  volumes: z.array(
    z.object({
      name: z.string(),
      configMap: z.object({ name: z.string() }).optional(),
      secret: z.object({ secretName: z.string() }).optional(),
    }),
  ),
});
const deployment = z
  .looseObject({
    spec: z.looseObject({
      replicas: z.number().min(2),
      strategy: z.object({
        rollingUpdate: z.object({ maxSurge: z.number().min(1), maxUnavailable: z.literal(0) }),
      }),
      selector: z.object({ matchLabels: labels }),
      template: z.object({ metadata: z.object({ labels }), spec: pods }),
    }),
  })
  .parse(find("Deployment")).spec;
const pod = deployment.template.spec;
const [dashboard] = pod.containers;
const configMap = z.object({ metadata: z.object({ name: z.string() }), data: labels });
const maps = DOCUMENTS.flatMap(({ kind, ...rest }) =>
  kind === "ConfigMap" ? configMap.parse(rest) : [],
);
const dataOf = (name: string) => maps.find(({ metadata }) => metadata.name === name)?.data ?? {};
const config = dataOf("dashboard");
/** What the Secret must hold; the file does not have it. */
const SECRET = {
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
  REDIS_URL: "rediss://store.test:6379",
};

test("the Kubernetes settings are valid and hold no secret", () => {
  expect(Object.keys(config).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(find("Secret")).toBeUndefined();
  const texts = new Map<string, string>();
  for (const { name, mountPath } of dashboard.volumeMounts) {
    const { configMap, secret } = pod.volumes.find((each) => each.name === name) ?? {};
    const files = configMap === undefined ? SECRET : dataOf(configMap.name);
    expect(configMap ?? secret?.secretName).toBeDefined();
    for (const [file, text] of Object.entries(files)) texts.set(`${mountPath}/${file}`, text);
  }
  const settings = readSettings(config, (path) => texts.get(path) ?? "");
  expect(settings.SESSION_KEYS).toHaveLength(1);
  expect(settings.REDIS_URL).toBe(SECRET.REDIS_URL);
  expect(settings.brands.map(({ hosts }) => hosts)).toEqual([["members.carrier.example"]]);
  const port = (name: string) => dashboard.ports.find((each) => each.name === name)?.containerPort;
  expect([port("http"), port("metrics")]).toEqual([settings.PORT, settings.METRICS_PORT]);
  expect([settings.HOST, settings.METRICS_HOST]).toEqual(["0.0.0.0", "0.0.0.0"]);
});

test("a pod has enough time to end, and probes that the dashboard answers", () => {
  const { startupProbe, livenessProbe, readinessProbe, lifecycle } = dashboard;
  const { DRAIN_DELAY_MS, DRAIN_DEADLINE_MS } = config;
  const drainS = (Number(DRAIN_DELAY_MS) + Number(DRAIN_DEADLINE_MS) + 1000 + 200) / 1000;
  const { seconds } = lifecycle.preStop.sleep;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds + drainS);
  // Kubernetes takes an ending pod out of the Service by itself; this is the time it has for that.
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(readinessProbe.httpGet.path).toBe("/readyz");
  for (const each of [startupProbe, livenessProbe]) expect(each.httpGet.path).toBe("/healthz");
  for (const each of [startupProbe, livenessProbe, readinessProbe]) {
    expect(each.httpGet.port).toBe("http");
    // A busy pod answers late but is alive.
    expect(each.timeoutSeconds).toBeGreaterThanOrEqual(3);
    expect(each.failureThreshold).toBeGreaterThanOrEqual(3);
  }
});

test("pods run as the image's user, and all selectors match them", () => {
  const { runAsUser, runAsGroup } = pod.securityContext;
  expect(`${runAsUser}:${runAsGroup}`).toBe(instructionOf("dashboard", "USER"));
  expect(dashboard.resources.limits.memory).toBe("512Mi");
  const { labels: own } = deployment.template.metadata;
  const service = z
    .looseObject({ spec: z.looseObject({ selector: labels, sessionAffinity: z.literal("None") }) })
    .parse(find("Service"));
  const budget = z
    .looseObject({
      spec: z.object({ maxUnavailable: z.literal(1), selector: z.object({ matchLabels: labels }) }),
    })
    .parse(find("PodDisruptionBudget"));
  const policies = DOCUMENTS.filter(({ kind }) => kind === "NetworkPolicy").map((each) =>
    z
      .looseObject({ spec: z.looseObject({ podSelector: z.object({ matchLabels: labels }) }) })
      .parse(each),
  );
  expect(policies).toHaveLength(2);
  const monitor = z
    .looseObject({ spec: z.looseObject({ selector: z.object({ matchLabels: labels }) }) })
    .parse(find("PodMonitor"));
  const byName = z
    .looseObject({ spec: z.looseObject({ endpointSelector: z.object({ matchLabels: labels }) }) })
    .parse(find("CiliumNetworkPolicy"));
  const selectors = [
    byName.spec.endpointSelector.matchLabels,
    ...policies.map(({ spec }) => spec.podSelector.matchLabels),
    monitor.spec.selector.matchLabels,
    deployment.selector.matchLabels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
  ];
  for (const each of selectors) expect(each).toEqual(own);
});

const rule = z.looseObject({
  ports: z.array(z.object({ port: z.union([z.string(), z.number()]) })).min(1),
});
const peers = z.array(z.unknown()).min(1);

test("the network policy opens one port to members and the other to Prometheus", () => {
  const named = dashboard.ports.map(({ name }) => name);
  const { ingress, egress } = z
    .looseObject({
      spec: z.looseObject({
        policyTypes: z.tuple([z.literal("Ingress"), z.literal("Egress")]),
        ingress: z.array(rule.extend({ from: peers })),
        egress: z.array(rule.extend({ to: peers })),
      }),
    })
    .parse(find("NetworkPolicy")).spec;
  expect(ingress.map(({ ports }) => ports)).toEqual(named.map((name) => [{ port: name }]));
  expect(egress.flatMap(({ ports }) => ports.map((each) => each.port))).toEqual([53, 53, 6379]);
  const monitor = z
    .looseObject({
      spec: z.looseObject({
        podMetricsEndpoints: z.tuple([z.looseObject({ port: z.string(), path: z.string() })]),
      }),
    })
    .parse(find("PodMonitor"));
  expect(monitor.spec.podMetricsEndpoints[0]).toMatchObject({ port: "metrics", path: "/metrics" });
  expect(named).toEqual(["http", "metrics"]);
});

test("a pod reaches the gateway by HTTPS alone, and with Cilium by its name", () => {
  const named = z.looseObject({ metadata: z.object({ name: z.string() }) });
  const inPlace = DOCUMENTS.filter(
    (each) => named.safeParse(each).data?.metadata.name === "dashboard-gateway",
  );
  expect(inPlace.map(({ kind }) => kind)).toEqual(["NetworkPolicy", "CiliumNetworkPolicy"]);
  const port = (value: string | number) => z.looseObject({ port: z.literal(value) });
  const { egress } = z
    .looseObject({
      spec: z.looseObject({ egress: z.tuple([rule.extend({ ports: z.tuple([port(443)]) })]) }),
    })
    .parse(inPlace[0]).spec;
  expect(egress).toHaveLength(1);
  const byName = z
    .looseObject({
      spec: z.looseObject({
        egress: z.tuple([
          // Without the answers of DNS it would know no address.
          z.looseObject({
            toPorts: z.tuple([
              z.looseObject({
                ports: z.tuple([port("53")]),
                rules: z.object({ dns: z.tuple([z.object({ matchPattern: z.literal("*") })]) }),
              }),
            ]),
          }),
          z.looseObject({
            toFQDNs: z.array(z.object({ matchName: z.string() })),
            toPorts: z.tuple([z.looseObject({ ports: z.tuple([port("443")]) })]),
          }),
        ]),
      }),
    })
    .parse(inPlace[1]).spec.egress;
  const gateway = new URL(config["GATEWAY_URL"] ?? "");
  expect(byName[1].toFQDNs).toEqual([{ matchName: gateway.hostname }]);
});

test("the ingress has the time-outs of the compose proxy and routes brand hosts to the Service", () => {
  const { metadata, spec } = z
    .looseObject({
      metadata: z.looseObject({ annotations: labels }),
      spec: z.looseObject({ rules: z.array(z.looseObject({ host: z.string() })) }),
    })
    .parse(find("Ingress"));
  const of = (name: string) => metadata.annotations[`haproxy.org/${name}`];
  const proxy = readDeployFile("haproxy.cfg");
  expect(of("check-http")).toBe(dashboard.readinessProbe.httpGet.path);
  expect(proxy).toContain(` check inter ${of("check-interval")} `);
  expect(proxy).toContain(` maxconn ${of("pod-maxconn")} `);
  for (const name of ["check", "server"]) {
    expect(proxy).toContain(` timeout ${name} ${of(`timeout-${name}`)}\n`);
  }
  // It treats requests as the proxy of compose does.
  const snippet = of("backend-config-snippet")?.trim().split("\n") ?? [];
  expect(snippet).toHaveLength(5);
  expect(snippet.filter((line) => !proxy.includes(`    ${line}\n`))).toEqual([]);
  const { brands } = brandsFile.parse(JSON.parse(dataOf("dashboard-brands")["brands.json"] ?? ""));
  const hosts = Object.values(brands).flatMap((brand) => brand?.hosts ?? []);
  expect(spec.rules.map(({ host }) => host)).toEqual(hosts);
});
