import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../server/sandbox/personas.ts";
import { jsonLines } from "../world/processes.ts";
import { openRealWorld, type RealWorld } from "../world/real-world.ts";
import { runCanary, TYPED, WRONG, type Answer } from "./canary-run.ts";
import { sentinelsIn, sentinelsOf } from "./sentinels.ts";

let world: RealWorld;
let people: ReadonlyMap<string, string>;
let lines: readonly string[];
let answers: readonly Answer[];

beforeAll(async () => {
  world = await openRealWorld({ env: { LOG_LEVEL: "trace", GATEWAY_TIMEOUT_MS: "1000" } });
  const found = await Promise.all(["sub", "cop", "hpp"].map((who) => sentinelsOf(world, who)));
  people = new Map(found.flatMap((each) => [...each]));
  answers = await runCanary(world);
  world.dashboard.signal("SIGTERM");
  await world.dashboard.ended;
  lines = world.dashboard.output().trimEnd().split("\n");
}, 60_000);
afterAll(() => world.close());

const messagesOf = () => jsonLines(`${lines.join("\n")}\n`);
const everything = () => [...people.keys(), ...TYPED];

describe("the log, at its most talkative", () => {
  test("holds what happened: enough was asked to prove anything", () => {
    expect(people.size).toBeGreaterThan(40);
    expect(new Set(people.values()).size).toBeGreaterThan(12);
    const events = messagesOf().map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
    for (const event of ["sign-in ok", "sign-in failed", "sign-in locked", "log-out ok"]) {
      expect(events).toContain(event);
    }
    const messages = messagesOf().map(({ msg }) => msg);
    for (const said of ["request", "gateway fault", "broken request"])
      expect(messages).toContain(said);
    expect(lines.length).toBeGreaterThan(200);
  });

  test("is JSON, line by line, and names nobody", () => {
    const telling = lines.filter((line) => sentinelsIn(line, everything()).length > 0);
    expect(telling).toEqual([]);
    expect(() => messagesOf()).not.toThrow();
  });

  test("holds no user name, password, token or cookie", () => {
    const secrets = [PASSWORD, WRONG, "dep-adult", "sub", "cop", "hpp", "access_token", "Bearer"];
    expect(lines.filter((line) => sentinelsIn(line, secrets).length > 0)).toEqual([]);
    // How a token begins, the gateway's as well as a sealed one.
    expect(lines.filter((line) => line.includes("eyJ"))).toEqual([]);
  });

  test("tells of each request its number, method, pattern, status, time, bytes, and no more", () => {
    const promised = [
      "aborted",
      "bytes",
      "level",
      "method",
      "ms",
      "msg",
      "pattern",
      "requestId",
      "status",
      "time",
    ];
    const counts = ["gatewayCalls", "gatewayRounds"];
    const requests = messagesOf().filter(({ msg }) => msg === "request");
    for (const request of requests) {
      const names = Object.keys(request).filter((name) => !counts.includes(name));
      expect.soft(names.toSorted()).toEqual(promised);
      expect.soft(request["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
      expect.soft(request["pattern"]).toMatch(/^(?:[a-z:*/.-]+|unmatched|static)$/);
      expect.soft(typeof request["ms"]).toBe("number");
      expect.soft(typeof request["bytes"]).toBe("number");
    }
    const patterns = new Set(requests.map(({ pattern }) => pattern));
    expect([...patterns]).toEqual(expect.arrayContaining(["home", "login", "error/:status", "*"]));
  });

  test("names people in its audit lines by keyed hashes alone", () => {
    const audit = messagesOf().filter(({ channel }) => channel === "audit");
    expect(audit.length).toBeGreaterThan(20);
    for (const { actor, account } of audit) {
      expect.soft(actor).toMatch(/^(?:member|username):[\w-]{22}$/);
      expect.soft(account ?? "username:".padEnd(31, "x")).toMatch(/^username:[\w-]{22}$/);
    }
  });
});

describe("what leaves the server", () => {
  test("no address that a browser is sent to holds a person, but for the document it asked for", () => {
    const sent = answers.map(({ location }) => location).filter((location) => location !== "");
    expect(new Set(sent).size).toBeGreaterThan(6);
    const documents = new Set(
      [...people].filter(([, field]) => field === "documentId").map(([value]) => value),
    );
    for (const location of sent) {
      const found = sentinelsIn(location, everything()).filter((each) => !documents.has(each));
      expect.soft(found, location).toEqual([]);
    }
  });

  test("no error page holds more of a person than the name in its frame", () => {
    const pages = answers.filter(({ path, status }) => status >= 400 && path !== "/login");
    expect(pages.length).toBeGreaterThan(50);
    const names = new Set(
      [...people]
        .filter(([, field]) => /name$/i.test(field) && !/provider|group/.test(field))
        .map(([value]) => value),
    );
    const hidden = everything().filter((each) => !names.has(each));
    for (const { path, status, html } of pages) {
      expect.soft(sentinelsIn(html, hidden), `${status} ${path}`).toEqual([]);
    }
  });

  test("no page holds a password or a token", () => {
    for (const { path, status, html } of answers) {
      expect.soft(sentinelsIn(html, [PASSWORD, WRONG]), `${status} ${path}`).toEqual([]);
      expect.soft(html.includes("eyJ"), `${status} ${path}`).toBe(false);
    }
  });
});
