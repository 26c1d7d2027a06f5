import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { COOKIE } from "#server/session/cookies.ts";
import { startCollector, type Collector } from "#tests/harness/network/collector.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { HANGS_MS } from "#tests/harness/patience.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/world/real-world.ts";
import type { RecordedCall } from "#tests/harness/world/world.ts";
import { ACCOUNT_WRITES } from "./canary-account.ts";
import { NAME, SECRET_ANSWER, SECRETS, TYPED } from "./canary-people.ts";
import { runCanary, type Answer } from "./canary-run.ts";
import { expectPlainSpans, expectSpansOfAll } from "./canary-spans.ts";
import { sentinelsIn, sentinelsOf } from "./sentinels.ts";

/** Ends only a run that hangs. */
const RUN_MS = 5 * HANGS_MS;

let world: RealWorld;
let people: ReadonlyMap<string, string>;
let lines: readonly string[];
let answers: readonly Answer[];
let calls: readonly RecordedCall[];
let collector: Collector;

beforeAll(async () => {
  collector = await startCollector();
  world = await openRealWorld({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      LOG_LEVEL: "trace",
      NEUTRAL_ANSWER_MS: "0",
    },
  });
  const known = ["sub", "cop", "hpp", "emp", "nopref", "ini", "flag360"];
  const found = await Promise.all(known.map((who) => sentinelsOf(world, who)));
  people = new Map(found.flatMap((each) => [...each]));
  answers = await runCanary(world);
  calls = await world.calls();
  world.dashboard.signal("SIGTERM");
  await world.dashboard.ended;
  lines = world.dashboard.output().trimEnd().split("\n");
}, RUN_MS);
afterAll(async () => {
  await world.close();
  await collector.close();
});

/** Events that the audit trail must contain for a complete run. */
const EVENTS = [
  "sign-in ok",
  "sign-in failed",
  "sign-in locked",
  "sign-in-elsewhere ok",
  "sign-in-elsewhere failed",
  "log-out ok",
  "registration ok",
  "registration failed",
  "recovery ok",
  "recovery failed",
  "login-as ok",
  "login-as failed",
  "login-as-end ok",
  "view ok",
  "view failed",
  "change failed",
  "group-switch failed",
  "preferences failed",
  "password-change failed",
];

const messagesOf = () => jsonLines(`${lines.join("\n")}\n`);
/** The start of a token, the gateway's or a sealed one; longer than a random match. */
const TOKEN = /eyJ[\w-]{25}/;

/** Pages that show a form again with its input. */
const FORMS = new RegExp(
  String.raw`^/(?:(?:login|login-as|registration|recovery|update-preferences|id-card|find-care|` +
    String.raw`account/(?:settings|member-information|plan-benefits|ebill|download|confidential))` +
    String.raw`\b|claims$|benefits/dental/cost$)`,
);
/** A filter with an error is shown beside the providers that can be chosen. */
const LIST = /^\/claims$/;
/** Personal data that may be in or beside a form: the member's own, and the family's providers. */
const OWN: readonly (readonly [path: RegExp, values: readonly string[]])[] = [
  [/^\/id-card\/.+\/email$|\/choose$|^\/account\/settings$/, ["jordan@members.example"]],
  [/^\/account\/member-information$/, ["101 Sample Street", "503-555-0147"]],
  [
    /\/choose$/,
    ["Alder Creek Family Medicine", "410 Alder Creek Rd", "503-555-0101", "Riverbend Pediatrics"],
  ],
];
const isOwn = (path: string, value: string) =>
  OWN.some(([where, values]) => where.test(path) && values.includes(value));

/** Pages where answers to security questions are chosen. */
const CHOOSING = ["/registration/security", "/account/settings"];

type Found = readonly [value: string, field: string];
/** Data in the frame of a page: the member, and the group, which members call their plan. */
const isInFrame = ([, field]: Found) => /name$/i.test(field) && !field.startsWith("provider");
const isProvider = (value: string) => people.get(value)?.startsWith("provider") === true;
const isSubscriberId = ([, field]: Found) => field === "subscriberId";

const everything = () => [...people.keys(), ...TYPED];

describe("the log at level trace", () => {
  test("holds every kind of event of the run", () => {
    expect(people.size).toBeGreaterThan(80);
    expect(new Set(people.values()).size).toBeGreaterThan(12);
    const events = messagesOf().map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
    for (const event of EVENTS) expect(events).toContain(event);
    const messages = messagesOf().map(({ msg }) => msg);
    for (const said of ["request", "gateway fault", "broken request"])
      expect(messages).toContain(said);
    expect(lines.length).toBeGreaterThan(200);
    const asked = calls.map(({ method, path }) => `${method} ${path}`);
    expect(asked).toEqual(expect.arrayContaining(ACCOUNT_WRITES));
  });

  test("is JSON line by line, and holds no personal data", () => {
    const telling = lines.filter((line) => sentinelsIn(line, everything()).length > 0);
    expect(telling).toEqual([]);
    expect(() => messagesOf()).not.toThrow();
  });

  test("holds no username, password, token or cookie", () => {
    const names = ["dep-adult", "sub", "cop", "hpp", "emp", "l598", "cop-nodue", "nopref"];
    const secrets = [PASSWORD, ...SECRETS, ...names, "access_token", "kept_form", "Bearer"];
    expect(lines.filter((line) => sentinelsIn(line, secrets).length > 0)).toEqual([]);
    expect(lines.filter((line) => TOKEN.test(line))).toEqual([]);
  });

  test("has one line for each request, with the permitted fields only", () => {
    const promised = [
      "aborted",
      "brand",
      "bytes",
      "level",
      "method",
      "ms",
      "msg",
      "pattern",
      "requestId",
      "session",
      "status",
      "time",
      "trace_id",
      "version",
    ];
    const counts = ["gatewayCalls", "gatewayWaitMs"];
    const requests = messagesOf().filter(({ msg }) => msg === "request");
    for (const request of requests) {
      const names = Object.keys(request).filter((name) => !counts.includes(name));
      expect.soft(names.toSorted()).toEqual(promised);
      expect.soft(request["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
      expect.soft(request["pattern"]).toMatch(/^(?:[A-Za-z:*/.-]+|unmatched|static)$/);
      expect.soft(request["trace_id"]).toMatch(/^[0-9a-f]{32}$/);
      expect.soft(request["session"] ?? `session:${"x".repeat(22)}`).toMatch(/^session:[\w-]{22}$/);
      expect.soft(typeof request["ms"]).toBe("number");
      expect.soft(typeof request["bytes"]).toBe("number");
    }
    const patterns = new Set(requests.map(({ pattern }) => pattern));
    expect([...patterns]).toEqual(expect.arrayContaining(["home", "login", "error/:status", "*"]));
  });

  test("names people in audit lines by keyed hashes only", () => {
    const audit = messagesOf().filter(({ channel }) => channel === "audit");
    expect(audit.length).toBeGreaterThan(20);
    // Three posts of the run carry no valid token, so that their lines have no actor.
    const nobodys = audit.filter(({ actor }) => actor === undefined);
    expect(nobodys.map(({ event, outcome }) => [event, outcome])).toEqual([
      ["sign-in-elsewhere", "failed"],
      ["sign-in-elsewhere", "failed"],
      ["sign-in-elsewhere", "failed"],
    ]);
    for (const { actor, account, subject } of audit.filter((line) => !nobodys.includes(line))) {
      expect.soft(actor).toMatch(/^(?:member|username|member-id):[\w-]{22}$/);
      expect.soft(account ?? "username:".padEnd(31, "x")).toMatch(/^username:[\w-]{22}$/);
      expect.soft(subject ?? "member:".padEnd(29, "x")).toMatch(/^member:[\w-]{22}$/);
    }
    expect(audit.filter(({ subject }) => subject !== undefined).length).toBeGreaterThan(3);
  });
});

describe("the spans that a collector gets", () => {
  test("cover pages, calls, cached reads, faults and hostile requests", () => {
    expect(collector.spans().length).toBeGreaterThan(1000);
    expectSpansOfAll(collector, calls);
  });

  test("hold no personal data, token, cookie, address or claim number", () => {
    const names = ["dep-adult", "cop-nodue", "nopref", "access_token", "kept_form", "Bearer"];
    expectPlainSpans(collector, [...everything(), PASSWORD, ...SECRETS, ...names]);
    expect(collector.received.filter((text) => TOKEN.test(text))).toEqual([]);
  });
});

/** Another site, called with the text that a member searched for. */
const DIRECTORY = "https://directory.example.test/dental";

describe("what leaves the server", () => {
  test("no redirect holds personal data, except the dental search that the member typed", () => {
    const sent = answers.map(({ location }) => location).filter((location) => location !== "");
    expect(new Set(sent).size).toBeGreaterThan(6);
    const documents = new Set(
      [...people].filter(([, field]) => field === "documentId").map(([value]) => value),
    );
    const searched = `${DIRECTORY}?zip=97204&radius=10&search=${NAME}`;
    expect(sent).toContain(searched);
    for (const location of sent.filter((it) => it !== searched)) {
      const found = sentinelsIn(location, everything()).filter((each) => !documents.has(each));
      expect.soft(found, location).toEqual([]);
    }
  });

  test("no address of a gateway call holds typed data", () => {
    expect(calls.length).toBeGreaterThan(500);
    for (const { method, path, query } of calls) {
      const address = `${method} ${path} ${JSON.stringify(query)}`;
      expect.soft(sentinelsIn(address, TYPED), address).toEqual([]);
      for (const secret of [PASSWORD, ...SECRETS]) expect.soft(address).not.toContain(secret);
    }
  });

  test("no cookie holds readable personal data", () => {
    const lines = answers.flatMap(({ cookies }) => cookies);
    const names = new Set(lines.map((line) => line.split("=", 1)[0]));
    expect(names).toEqual(new Set([...Object.values(COOKIE), "lang"]));
    // Sealed text looks random, and random text may contain words of a few letters.
    const hidden = [...everything(), ...SECRETS, PASSWORD].filter(({ length }) => length > 5);
    expect(hidden.length).toBeGreaterThan(60);
    for (const line of new Set(lines)) {
      const value = /=([^;]*)/.exec(line)?.[1] ?? "";
      const parts = value.split(".").map((part) => Buffer.from(part, "base64url").toString());
      expect.soft(sentinelsIn([line, ...parts].join(" "), hidden), line).toEqual([]);
    }
  });

  test("a form shown again holds its typed values, and no other personal data", () => {
    const pages = answers.filter(({ path, status }) => status >= 400 && FORMS.test(path));
    expect(new Set(pages.map(({ path }) => path)).size).toBeGreaterThan(9);
    const names = new Set([...people].filter(isInFrame).map(([value]) => value));
    const hidden = [...people.keys()].filter((each) => !names.has(each) && !TYPED.includes(each));
    for (const { path, status, html } of pages) {
      const found = sentinelsIn(html, hidden).filter(
        (each) => !isOwn(path, each) && !(LIST.test(path) && isProvider(each)),
      );
      expect.soft(found, `${status} ${path}`).toEqual([]);
    }
  });

  test("an error page holds no personal data but the names in its frame", () => {
    const pages = answers.filter(({ path, status }) => status >= 400 && !FORMS.test(path));
    expect(pages.length).toBeGreaterThan(50);
    const names = new Set([...people].filter(isInFrame).map(([value]) => value));
    const hidden = everything().filter((each) => !names.has(each));
    const whoActs = new Set([...people].filter(isSubscriberId).map(([value]) => value));
    for (const { path, status, html } of pages) {
      // Every page shows the member's name to staff who act for them.
      const acting = html.includes("You are viewing as staff");
      const found = sentinelsIn(html, hidden).filter((each) => !(acting && whoActs.has(each)));
      expect.soft(found, `${status} ${path}`).toEqual([]);
    }
    expect(pages.some(({ html }) => html.includes("You are viewing as staff"))).toBe(true);
  });

  test("no page holds a password, an answer or a token, except the page that sends a token on", () => {
    for (const { path, status, html } of answers) {
      // A refused form for new answers shows the typed answers again.
      const choosing = CHOOSING.includes(path) && status >= 400;
      const hidden = SECRETS.filter((secret) => !(choosing && secret === SECRET_ANSWER));
      const found = [PASSWORD, ...hidden].filter((secret) => html.includes(secret));
      expect.soft(found, `${status} ${path}`).toEqual([]);
      const handsOn = path === "/sso-landing" && html.includes('name="token"');
      expect.soft(TOKEN.test(html), `${status} ${path}`).toBe(handsOn);
    }
    expect(answers.filter(({ html }) => html.includes('name="token"'))).toHaveLength(1);
  });
});
