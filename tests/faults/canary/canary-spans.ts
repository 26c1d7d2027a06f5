import { expect } from "vitest";
import { attributeOf, type Collector, type Exported } from "#tests/harness/network/collector.ts";
import type { RecordedCall } from "#tests/harness/world/world.ts";
import { sentinelsIn } from "./sentinels.ts";

/** OTLP's span kinds for a server and for a client. */
const [SERVER, CLIENT] = [2, 3];

/** The patterns that values of a span may match. */
const VALUES: Readonly<Record<string, RegExp>> = {
  "http.request.method": /^(?:GET|HEAD|POST|PUT|other)$/,
  "request.id": /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  "http.route": /^(?:[A-Za-z:*/.-]+)$/,
  "http.response.status_code": /^[1-5]\d\d$/,
  "url.template": /^[A-Za-z\d{}/-]+$/,
  "gateway.outcome": /^(?:ok|[45]\d\d|[A-Z][A-Za-z]+Error)$/,
  "gateway.source": /^(?:gateway|cache|shared|stale)$/,
  "gateway.wait_ms": /^\d+(?:\.\d)?$/,
  "gateway.cached_reads": /^\d{1,3}$/,
};
const NAME = /^(?:(?:GET|HEAD|POST|PUT|other) [A-Za-z\d{}:*/.-]+)$/;

const textsOf = (spans: readonly Exported[], name: string) =>
  new Set(spans.map((span) => String(attributeOf(span, name))));

/** Whether enough spans came to prove anything. */
export function expectSpansOfAll(collector: Collector, calls: readonly RecordedCall[]): void {
  const spans = collector.spans();
  const ofKind = (wanted: number) => spans.filter(({ kind }) => kind === wanted);
  expect(ofKind(SERVER).length).toBeGreaterThan(300);
  // Some calls met a relay that refused, so the gateway saw fewer.
  expect(ofKind(CLIENT).length).toBeGreaterThan(calls.length / 2);
  const cached = spans.filter((span) => Number(attributeOf(span, "gateway.cached_reads") ?? 0) > 0);
  expect(cached.length).toBeGreaterThan(100);
  const routes = [...textsOf(spans, "http.route")];
  expect(routes).toEqual(expect.arrayContaining(["home", "login", "error/:status", "*", "claims"]));
  expect(routes.length).toBeGreaterThan(30);
  const outcomes = [...textsOf(spans, "gateway.outcome")];
  const faults = ["Contract", "Unreachable"].map((kind) => `Gateway${kind}Error`);
  expect(outcomes).toEqual(expect.arrayContaining(["ok", "400", "401", "500", ...faults]));
  expect(spans.filter(({ status }) => status.code === 2).length).toBeGreaterThan(50);
  // The lists of allowed names and routes are complete.
  expect(spans.filter(({ name }) => / other$|^other$/.test(name))).toEqual([]);
  const named = ofKind(SERVER).filter((span) => attributeOf(span, "http.route") === undefined);
  expect(named).toEqual([]);
}

/** Whether no exported byte contains one of `secrets`, and every value matches its pattern. */
export function expectPlainSpans(collector: Collector, secrets: readonly string[]): void {
  for (const text of [...collector.received, ...collector.heads]) {
    expect.soft(sentinelsIn(text, secrets)).toEqual([]);
    expect.soft(text).not.toMatch(/https?:|\?|localhost/);
  }
  for (const { name, attributes } of collector.spans()) {
    expect.soft(name).toMatch(NAME);
    for (const { key, value } of attributes) {
      const given = value.stringValue ?? value.intValue ?? value.doubleValue;
      expect.soft(String(given), key).toMatch(VALUES[key] ?? /^nothing$/);
    }
  }
}
