import type { Attributes } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { JsonTraceSerializer } from "@opentelemetry/otlp-transformer";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { createPermit } from "./permitted-spans.ts";
import { CALLS } from "#scripts/contract/contract.ts";

const routes = new Set(["home", "claims/:type/:claimId"]);
const permit = createPermit(routes, { serviceName: "dashboard", instanceId: "instance-1" });
const IDS = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

function spanOf(given: Partial<ReadableSpan> = {}): ReadableSpan {
  return {
    name: "GET home",
    kind: 1,
    spanContext: () => ({ ...IDS, traceFlags: 1 }),
    startTime: [1_800_000_000, 0],
    endTime: [1_800_000_000, 5_000_000],
    duration: [0, 5_000_000],
    ended: true,
    status: { code: 0 },
    attributes: {},
    links: [],
    events: [],
    resource: resourceFromAttributes({}),
    instrumentationScope: { name: "any" },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
    ...given,
  };
}

/** The part of a span that would be sent. */
function sentOf(span: ReadableSpan): string {
  const permitted = permit(span);
  const bytes = permitted === null ? undefined : JsonTraceSerializer.serializeRequest([permitted]);
  return new TextDecoder().decode(bytes);
}

const attributesOf = (attributes: Attributes) => permit(spanOf({ attributes }))?.attributes;

test("listed span attributes pass with values of their kind", () => {
  const attributes = {
    "http.request.method": "GET",
    "request.id": "0f8fad5b-d9cb",
    "http.route": "claims/:type/:claimId",
    "http.response.status_code": 404,
    "url.template": "claims/{type}/{id}",
    "gateway.outcome": "GatewayTimeoutError",
    "gateway.source": "stale",
    "gateway.wait_ms": 1.5,
    "gateway.cached_reads": 12,
  };
  expect(attributesOf(attributes)).toEqual(attributes);
  for (const { path } of CALLS) {
    expect(attributesOf({ "url.template": path })).toEqual({ "url.template": path });
  }
  for (const outcome of ["ok", "503", "GatewayBusyError", "MemberMissingError"]) {
    expect(attributesOf({ "gateway.outcome": outcome })).toEqual({ "gateway.outcome": outcome });
  }
});

test.each<[name: string, ...values: Attributes[string][]]>([
  ["http.request.method", "ZEBULON", "get", "GET /home?member=904417823", ["GET"]],
  ["request.id", "Zebulon Quux", "short", "zebulon@quux.test", 904_417_823],
  ["http.route", "claims/medical/904417823", "zebulon", "/home", "home?member=904417823", ["home"]],
  ["http.response.status_code", 904_417_823, "200", 99, 200.5, Number.NaN],
  ["url.template", "claims/medical/904417823", "claims", "https://gateway.example/claims/{type}"],
  ["gateway.outcome", "Zebulon", "904", "GatewayZebulon QuuxError", "ok\nZebulon", "2000"],
  ["gateway.source", "zebulon", "constructor", "904417823"],
  ["gateway.wait_ms", 904_417_823, -1, "1", Number.POSITIVE_INFINITY],
  ["gateway.cached_reads", 904_417_823, -1, 1.5, "12"],
  ["url.full", "https://dashboard.example/home?member=904417823"],
  ["http.request.header.cookie", "session=Zebulon"],
  ["exception.message", "no member Zebulon Quux"],
  ["enduser.id", "zebulon"],
  ["__proto__", "zebulon"],
  ["toString", "zebulon"],
])("the span attribute %s passes with no value of another kind", (name, ...values) => {
  for (const value of values) expect.soft(attributesOf({ [name]: value })).toEqual({});
});

test('a span\'s name is a method and a known pattern, else "other"', () => {
  const nameOf = (name: string) => permit(spanOf({ name }))?.name;
  for (const name of ["GET home", "POST claims/:type/:claimId", "GET claims/{type}", "PUT other"]) {
    expect(nameOf(name)).toBe(name);
  }
  const wrong = [
    "GET /home",
    "GET claims/medical/904417823",
    "GET home?member=Zebulon",
    "home",
    "",
  ];
  for (const name of [...wrong, "ZEBULON home", "GET ", "Zebulon Quux"]) {
    expect(nameOf(name)).toBe("other");
  }
});

test("a span's messages, events, links, states, scopes and resources are not exported", () => {
  const secret = "Zebulon-904417823";
  const state = {
    serialize: () => secret,
    get: () => secret,
    set: () => state,
    unset: () => state,
  };
  const context = () => ({ ...IDS, traceFlags: 1, traceState: state });
  const sent = sentOf(
    spanOf({
      name: secret,
      spanContext: context,
      parentSpanContext: context(),
      status: { code: 2, message: secret },
      attributes: { [secret]: secret },
      events: [{ time: [0, 0], name: secret, attributes: { "exception.stacktrace": secret } }],
      links: [{ context: context(), attributes: { [secret]: secret } }],
      resource: resourceFromAttributes({ "host.name": secret, "service.name": secret }),
      instrumentationScope: { name: secret, version: secret, schemaUrl: secret },
    }),
  );
  expect(sent).not.toMatch(/zebulon|904417823/i);
  expect(sent).toContain(IDS.traceId);
  expect(sent).toContain('"code":2');
  expect(sent).toContain("dashboard");
});

test("a span with invalid ids is not exported, and an invalid parent is left out", () => {
  const wrong = { traceId: "zebulon", spanId: IDS.spanId, traceFlags: 1 };
  for (const context of [wrong, { ...wrong, ...IDS, spanId: "zebulon" }])
    expect(permit(spanOf({ spanContext: () => context }))).toBeNull();
  expect(permit(spanOf({ parentSpanContext: wrong }))).not.toHaveProperty("parentSpanContext");
});
