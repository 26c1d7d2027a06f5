import { pino } from "pino";
import { expect, test } from "vitest";
import { CENSOR, type LogFields, permittedFields, permittedPhrase } from "./log-fields.ts";
import { inLogScope, type LogScope } from "./log-scope.ts";
import { createLogger, REDACTED_PATHS } from "./logger.ts";

const SENTINELS = ["Zebulon", "QX-4471-9", "1901-02-03", "zebulon@quux.test", "hunter-2"] as const;

function capture() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

function linesOf(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const out = capture();
  write(createLogger({ LOG_LEVEL: "trace", BUILD_COMMIT: "1f3c9a0" }, out));
  return out.lines.join("");
}

test("a log line is JSON with level, time, version, fields and phrase", () => {
  const text = linesOf((logger) =>
    logger.info({ requestId: "a1b2c3d4", pattern: "/claims/:type", status: 200, ms: 3 }, "request"),
  );
  const line: unknown = JSON.parse(text);
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+1f3c9a0$/),
    requestId: "a1b2c3d4",
    pattern: "/claims/:type",
    status: 200,
    ms: 3,
    msg: "request",
  });
});

const SCOPE = { trace_id: "0af7651916cd43dd8448eb211c80319c", session: null, brand: null };

test("log lines of concurrent requests have their own request id, trace, brand and session", async () => {
  const out = capture();
  const logger = createLogger({ LOG_LEVEL: "info" }, out);
  const request = (requestId: string, report: LogScope["report"]) =>
    inLogScope({ requestId, report }, async () => {
      await new Promise(setImmediate);
      logger.warn({}, "first");
      report.brand = "summit";
      report.session = () => `session:${"x".repeat(22)}`;
      await new Promise(setImmediate);
      logger.warn({}, "second");
    });
  await Promise.all([request("request-1", { traceId: SCOPE.trace_id }), request("request-2", {})]);
  logger.warn({}, "third");
  const lines = out.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const of = (id: string) => lines.filter(({ requestId }) => requestId === id);
  const signedIn = { brand: "summit", session: `session:${"x".repeat(22)}` };
  expect(of("request-1")).toMatchObject([SCOPE, { ...SCOPE, ...signedIn }]);
  const [first, second] = of("request-2");
  expect(first).toMatchObject({ trace_id: expect.stringMatching(/^[\da-f]{32}$/), session: null });
  expect(second).toMatchObject({ trace_id: first?.["trace_id"], ...signedIn });
  expect(first?.["trace_id"]).not.toBe(SCOPE.trace_id);
  expect(lines.at(-1)).not.toHaveProperty("trace_id");
});

test("request ids, traces, sessions and brands of other shapes are censored", () => {
  const report = { traceId: "Zebulon", session: () => "6c84fb90-12c4", brand: "Ada Example" };
  const text = linesOf((logger) =>
    inLogScope({ requestId: "Ada Example", report }, () => logger.info({}, "request")),
  );
  const censored = { requestId: CENSOR, trace_id: CENSOR, session: CENSOR, brand: CENSOR };
  expect(JSON.parse(text)).toMatchObject(censored);
});

test("lines below the level are dropped, and long numbers in a pattern are blanked", () => {
  const out = capture();
  const logger = createLogger({ LOG_LEVEL: "warn" }, out);
  logger.info({}, "request");
  logger.warn({}, "kept");
  expect(out.lines).toHaveLength(1);
  const text = linesOf((logger) => logger.info({ pattern: "/claims/medical/88001234" }, "request"));
  expect(text).toContain('"/claims/medical/#"');
});

test("no field, error or message lets member data into the log", () => {
  const [name, id, born, email, password] = SENTINELS;
  const member = { firstName: name, subscriberId: id, dateOfBirth: born, emailAddress: email };
  const error = Object.assign(
    new Error(`${name} ${id} ${born}`, { cause: new Error(`${email} ${password}`) }),
    { body: member, response: { body: member }, code: name, status: 400, path: `account/${name}é` },
  );
  // Wide types get past the compiler: a parsed answer, a request, a spread.
  const wide: Record<string, unknown> = {
    ...member,
    member,
    error,
    method: `GET ${name}`,
    pattern: `/claims?name=${name}`,
    reason: { ...member },
    requestId: `${name}\n${id}`,
    status: id,
    headers: { cookie: `session=${password}` },
    req: { url: `/claims/${id}`, headers: { authorization: `Bearer ${password}` } },
  };
  const fields: LogFields = wide;
  const text = linesOf((logger) => {
    logger.error(fields, "render failed");
    logger.error({ error: name }, `render failed for ${name}`);
    logger.error({ error: member }, id);
    logger.error({ error: new AggregateError([error], email) }, "several");
  });
  expect(text.split("\n")).toHaveLength(5);
  for (const sentinel of SENTINELS) expect(text).not.toContain(sentinel);
  expect(text).toContain(CENSOR);
});

test("pino itself redacts user names, cookies, URLs, bodies and birth dates", () => {
  const out = capture();
  const direct = pino({ redact: { paths: [...REDACTED_PATHS], censor: CENSOR } }, out);
  const [name, id, born, email, password] = SENTINELS;
  direct.info({
    username: name,
    req: { headers: { cookie: password }, url: id },
    form: { body: email },
    session: { dateOfBirth: born },
  });
  for (const sentinel of SENTINELS) expect(out.lines.join("")).not.toContain(sentinel);
});

test.each([
  ["a name", "Ada Example"],
  ["a query", "/claims?member=1"],
  ["an address", "ada@example.com"],
  ["several lines", "SIGTERM\nname"],
  ["too much", "a".repeat(121)],
  ["nothing", ""],
])("a method, pattern or reason with %s is censored", (_what, reason) => {
  const expected = { method: CENSOR, pattern: CENSOR, reason: CENSOR };
  expect(permittedFields({ reason, pattern: reason, method: reason })).toEqual(expected);
});

test("a log line keeps its pattern, reason and method, and an id in a pattern is blanked", () => {
  const fields = { pattern: "claims/{type}/1234", reason: "HPE_INVALID_METHOD", method: "GET" };
  expect(permittedFields(fields)).toEqual({ ...fields, pattern: "claims/{type}/#" });
});

test("fields without a known name are dropped, and NaN becomes null", () => {
  const odd = { ms: Number.NaN, bytes: 7, status: null, aborted: false, member: "Ada" };
  expect(permittedFields(odd)).toEqual({ ms: null, bytes: 7, status: null, aborted: false });
  expect(permittedFields({ requestId: "ada@example.com" })).toEqual({ requestId: CENSOR });
});

test("a message that is not a short phrase of letters is censored", () => {
  expect(permittedPhrase("gateway fault")).toBe("gateway fault");
  for (const said of ["Ada was here", "claim 26", "", "a b c d e f g h i j k"]) {
    expect(permittedPhrase(said)).toBe(CENSOR);
  }
});
