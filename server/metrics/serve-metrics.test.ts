import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { captureLines } from "#server/http/http-server.fixture.ts";
import { serveMetrics } from "./start-metrics.ts";

test("the metrics port serves /metrics, /healthz and /readyz, and 404 else", async () => {
  const { lines, destination } = captureLines();
  let ready = false;
  const server = await serveMetrics({
    metrics: {
      text: () => Promise.resolve("figures 1\n"),
      contentType: "text/plain; version=0.0.4; charset=utf-8",
    },
    settings: { METRICS_HOST: "127.0.0.1" },
    port: 0,
    logger: createLogger({ LOG_LEVEL: "info" }, destination),
    isReady: () => ready,
  });
  onTestFinished(() => void server.close());
  const ask = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${String(lines[0]?.["port"])}${path}`, { method });
  const statuses = async () => {
    const asked = await Promise.all(["/healthz", "/readyz", "/home"].map((path) => ask(path)));
    return asked.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 503, 404]);
  ready = true;
  expect(await statuses()).toEqual([200, 200, 404]);
  expect(await (await ask("/metrics?x=1")).text()).toBe("figures 1\n");
  expect((await ask("/metrics", "POST")).status).toBe(404);
});
