import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../server/sandbox/personas.ts";
import { exchangeRaw, rawRequest } from "../world/raw.ts";
import { jsonLines } from "../world/processes.ts";
import { openRealWorld, signIn, type RealWorld } from "../world/real-world.ts";
import { createVisitor, type Handler, type Visitor } from "../world/visitor.ts";
import { HOME_CALLS } from "./home-calls.ts";
import { sentinelsIn, sentinelsOf } from "./sentinels.ts";

/** A name and a number that stand nowhere but in what these tests type and answer. */
const TYPED = ["Zebulonquux", "zebulon@members.example", "770044221199", "1931-02-17"];
const [NAME = "", MAIL = "", NUMBER = "", BORN = ""] = TYPED;
const WRONG = "Wrong-Canary-4471";

type Answer = {
  readonly path: string;
  readonly status: number;
  readonly location: string;
  readonly html: string;
};

let world: RealWorld;
let people: ReadonlyMap<string, string>;
let lines: readonly string[];
const answers: Answer[] = [];

beforeAll(async () => {
  world = await openRealWorld({ env: { LOG_LEVEL: "trace", GATEWAY_TIMEOUT_MS: "1000" } });
  const found = await Promise.all(["sub", "cop", "hpp"].map((who) => sentinelsOf(world, who)));
  people = new Map(found.flatMap((each) => [...each]));
  await logIns();
  await pagesAndButtons();
  await troubles();
  await strangeRequests();
  world.dashboard.signal("SIGTERM");
  await world.dashboard.ended;
  lines = world.dashboard.output().trimEnd().split("\n");
}, 60_000);
afterAll(() => world.close());

/** A browser whose every answer is kept for the tests below. */
function visitor(host = "localhost"): Visitor {
  const handle: Handler = async (request) => {
    const response = await world.handle(request);
    const url = new URL(request.url);
    answers.push({
      path: url.pathname,
      status: response.status,
      location: response.headers.get("location") ?? "",
      html: await response.clone().text(),
    });
    return response;
  };
  return createVisitor(handle, `http://${host}:${world.dashboard.port}`);
}

async function enter(persona: string, host?: string): Promise<Visitor> {
  const browser = visitor(host);
  await signIn(browser, persona);
  return browser;
}

async function logIns(): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1) await signIn(visitor(), "dep-adult", WRONG);
  await signIn(visitor(), NAME, WRONG);
  await signIn(visitor(), MAIL, "");
  await signIn(visitor(), "", WRONG);
  for (const fault of [{ status: 500 }, { reset: true }, { body: { token: NAME } }]) {
    await world.fault({ path: "token", ...fault });
    await signIn(visitor(), NAME, WRONG);
    await world.mend();
  }
}

async function pagesAndButtons(): Promise<void> {
  for (const [persona, host] of [["sub"], ["cop"], ["hpp", "partner.localhost"]] as const) {
    const browser = await enter(persona, host);
    const home = await browser.open("/home");
    if (home.status !== 200) throw new Error(`${persona} has no home: ${home.status}`);
    await browser.open("/home.data");
    await browser.open("/resource-download");
    await browser.open("/resource-download/id-card.pdf");
    const claimId = home.document.querySelector("[name=claimId]")?.getAttribute("value") ?? NUMBER;
    for (const fields of [
      { intent: "eob", claimId },
      { intent: "ebill" },
      { intent: "eob", claimId: NUMBER },
    ]) {
      await browser.send("/home", { method: "POST", body: new URLSearchParams(fields) });
    }
    await browser.open("/error/404");
    await browser.open("/logout", { method: "POST" });
  }
}

/** Answers that hold people where none belong: in refusals, in keys, in values of a wrong kind. */
async function troubles(): Promise<void> {
  const body = {
    message: `${NAME} ${BORN}`,
    [NAME]: { [NUMBER]: MAIL },
    members: [{ memberKey: NAME, dateOfBirth: NAME, memberSuffix: NUMBER }],
  };
  const faults = [
    { status: 400, body },
    { status: 403 },
    { status: 500, body: `${NAME} ${BORN}` },
    { reset: true },
    { truncate: true },
    { body },
    { body: [body] },
    { body: `<p>${NAME}` },
    { bytes: 6_000_000 },
    { status: 401, body },
  ];
  for (const fault of faults) {
    for (const { path } of HOME_CALLS.slice(0, 6)) {
      const browser = await enter("sub");
      await world.fault({ path, ...fault });
      await browser.open("/home");
      await world.mend();
    }
    const browser = await enter("sub");
    await world.fault({ path: "idCard/view", ...fault });
    await browser.open("/resource-download/id-card.pdf");
    await world.mend();
  }
  const browser = await enter("sub");
  await world.fault({ path: "*", delayMs: 5000 });
  await browser.open("/home");
  await world.mend();
  await world.relay.refuse();
  await browser.open("/home");
  await world.relay.accept();
}

/** People in addresses, headers and bodies, where a browser or a stranger may put them. */
async function strangeRequests(): Promise<void> {
  const headers = {
    "User-Agent": NAME,
    Referer: `https://${NAME}.example/${NUMBER}`,
    "X-Request-Id": `${NAME}-${NUMBER}`,
    "X-Forwarded-For": NAME,
    Cookie: `access_token=${NAME}; ${NAME}=${NUMBER}`,
  };
  const targets = [
    `/${NAME}/${NUMBER}`,
    `/home?member=${NAME}&born=${BORN}`,
    `/error/${NAME}`,
    `/assets/${NAME}.js`,
    `/login?user=${MAIL}`,
    `/%${NAME}`,
    `/home.data?_routes=${NAME}`,
    `/${NAME}?${"q".repeat(9000)}`,
  ];
  for (const target of targets) {
    for (const method of ["GET", "POST", "PUT", NAME.toUpperCase()]) {
      await exchangeRaw(world.dashboard.port, rawRequest(method, target, headers));
    }
  }
  const post = {
    Origin: "http://localhost",
    "Content-Type": "application/json",
    Host: `${NAME}.example`,
  };
  const json = JSON.stringify({ username: NAME, born: BORN });
  await exchangeRaw(world.dashboard.port, rawRequest("POST", "/login", post, json));
  await exchangeRaw(world.dashboard.port, `GET /${NAME} HTTP/9.9\r\n${NAME}: ${NUMBER}\r\n\r\n`);
  await exchangeRaw(world.dashboard.port, rawRequest("GET", "/", { [NAME]: NUMBER.repeat(3000) }));
}

const messagesOf = () => jsonLines(`${lines.join("\n")}\n`);
const everything = () => [...people.keys(), ...TYPED];

describe("the log, at its most talkative", () => {
  test("holds what happened: enough was asked to prove anything", () => {
    expect(people.size).toBeGreaterThan(40);
    expect([...new Set(people.values())].length).toBeGreaterThan(12);
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
