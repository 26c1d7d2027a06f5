import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { dayOf } from "#app/rules/dates/plain-date.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { createSandbox } from "#server/sandbox/sandbox.ts";
import { createAnswerCache, type AnswerCache } from "./transport/cache/cache.ts";
import type { Call } from "./transport/call.ts";
import type { ConnectionRequest } from "./transport/send/connections.ts";
import { GatewayContractError, GatewayStatusError } from "./transport/errors.ts";
import { createGateway } from "./transport/create-gateway.ts";
import { LONG_MS, ownedAnswers } from "./transport/send/gateway-server.fixture.ts";
import type { ClientSettings } from "./transport/send/send-request.ts";
import type { Result, Gateway } from "./transport/gateway.ts";
import { createRequestQueue } from "./transport/queue/request-queue.ts";
import { tokenAnswer } from "./calls/sign-in/token.ts";

/** A base path of more than one segment, so that a call that drops it fails. */
const BASE = "https://gateway.test/carrier/api";
export const NCQA_ADDRESS = "https://badge.test/accreditation.json";
export const CHAT_ADDRESS = "https://talk.test/configuration";
const BADGE_AND_CHAT = new Map([
  [NCQA_ADDRESS, `${BASE}/ncqa`],
  [CHAT_ADDRESS, `${BASE}/chat`],
]);
const NOON = new Date("2026-11-21T12:00:00-08:00");
export const TODAY = "2026-11-21";

/** A request as it was sent, in the specification's terms (§7). */
export type SentRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly accept: string | null;
  readonly body: unknown;
};

/**
 * The gateway's functions against the sandbox, in process, until the file is done. `pathOverrides`
 * are those of GATEWAY_PATHS; the sandbox uses the usual paths. Timers stand still, so that no call
 * is late on a busy machine.
 */
export function openSandboxGateway({
  pathOverrides = {},
}: Pick<ClientSettings, "pathOverrides"> = {}) {
  const sandbox = createSandbox({ clock: () => NOON, basePath: "/carrier/api" });
  let asked: SentRequest[] = [];
  afterAll(() => sandbox.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Like `fetch`, but without sockets, which the transport's own tests use. */
  async function send(url: URL, { onWritten, ...init }: ConnectionRequest): Promise<Response> {
    onWritten(true);
    const request = new Request(url, init);
    asked.push(await describe(request));
    const at = BADGE_AND_CHAT.get(url.href);
    const answer = await sandbox.fetch(at === undefined ? request : new Request(at, request));
    if (answer.type === "error") throw new TypeError("fetch failed");
    return answer;
  }
  const pool = { queue: createRequestQueue(40), send };
  const connections = {
    poolFor: () => pool,
    measure: createRequestQueue(40).measure,
  };
  const gatewayOf = (
    token: string | null,
    cache = createAnswerCache(10_000_000, () => false),
  ): Gateway =>
    createGateway({
      settings: {
        baseUrl: BASE,
        externalUrls: { ncqa: NCQA_ADDRESS, chat: CHAT_ADDRESS },
        pathOverrides,
        connections,
        timeoutMs: LONG_MS,
        optionalMs: LONG_MS,
        maxAnswerBytes: 1_000_000,
        maxDocumentBytes: 1_000_000,
      },
      cache,
      answers: token === null ? null : ownedAnswers(randomUUID()),
      token,
      now: new Date(),
      today: dayOf(NOON),
      requestId: "request-1",
      signal: new AbortController().signal,
      policy: async (error) => ({ thrown: error, always: error.entry === 401 }),
    });

  /** Without signing in, because checking the password is by far the slowest part. */
  async function tokenOf(username: string): Promise<string> {
    const init = { method: "POST", body: JSON.stringify({ username }) };
    const response = await sandbox.fetch(new Request(`${BASE}/__sandbox/sso`, init));
    return tokenAnswer.parse(await response.json()).token;
  }

  /** A persona's gateway with an empty cache, and its token. */
  async function as(username: string) {
    const token = await tokenOf(username);
    return { gateway: gatewayOf(token), bearer: `Bearer ${token}` };
  }

  /** The requests that `work` sent to the gateway, and its result. */
  async function during<Value>(
    work: () => Promise<Value>,
  ): Promise<{ value: Value; asked: SentRequest[] }> {
    asked = [];
    const value = await work();
    return { value, asked };
  }

  /** Sets the answer to the next call of this path; a text is sent as it is. */
  async function answerNext(path: string, body: unknown, status = 200): Promise<void> {
    const fault = JSON.stringify({ path, body, status, times: 1 });
    const headers = { "content-type": "application/json" };
    const url = `${BASE}/__sandbox/faults`;
    const response = await sandbox.fetch(
      new Request(url, { method: "POST", body: fault, headers }),
    );
    if (response.status !== 201) throw new Error(`no fault: ${await response.text()}`);
  }

  /** The result of a persona's work and its requests, with the persona's bearer. */
  async function asking<Value>(username: string, work: (gateway: Gateway) => Promise<Value>) {
    const { gateway, bearer } = await as(username);
    return { ...(await during(() => work(gateway))), gateway, bearer };
  }

  /** The result of `work` with this answer at that path and an empty cache. */
  async function given<Value>(
    path: string,
    body: unknown,
    work: (gateway: Gateway) => Promise<Value>,
    { status = 200 } = {},
  ): Promise<Value> {
    const { gateway } = await as("sub");
    await answerNext(path, body, status);
    return work(gateway);
  }

  return {
    as,
    during,
    asking,
    answerNext,
    given,
    /** The result of a persona's or a visitor's write; it must send this request and no other. */
    async writes<Value>(
      username: string | null,
      [method, path, body]: readonly ["POST" | "PUT", path: string, body: unknown],
      write: (gateway: Gateway) => Promise<Value>,
    ): Promise<Value> {
      const visitor = { gateway: gatewayOf(null), bearer: null };
      const { gateway, bearer } = username === null ? visitor : await as(username);
      const { value, asked: sent } = await during(() => write(gateway));
      expect(sent).toEqual([plainWrite(method, path, bearer, body)]);
      return value;
    },
    visitor: () => gatewayOf(null),
    /** A gateway that shares a cache with others; a visitor's without a token. */
    sharing: (cache: AnswerCache, token: string | null) => gatewayOf(token, cache),
    /** A gateway with that token. */
    with: (token: string) => ({ gateway: gatewayOf(token), bearer: `Bearer ${token}` }),
    /** Restores the sandbox's initial data. */
    reset: () => sandbox.reset(),
    /**
     * A persona's read; it must send a GET of this path and query with their token, as of today
     * where the call carries a date, and nothing else.
     */
    async reads<Value>(
      username: string,
      path: string,
      read: (gateway: Gateway) => Promise<Value>,
      given: SentRequest["query"] = {},
    ): Promise<Value> {
      const { value, asked: sent, bearer } = await asking(username, read);
      const call = CALLS.find((each) => each.method === "GET" && isPathOf(each, path));
      const query = call?.asOfDate === true ? { asOfDate: TODAY, ...given } : given;
      const accept = call?.as === "text" ? "text/plain, application/json" : "application/json";
      expect(sent).toEqual([plainGet(`/${path}`, bearer, { query, accept })]);
      return value;
    },
    /** The field at which a read refuses this answer. */
    refuses: (path: string, body: unknown, read: (gateway: Gateway) => Promise<unknown>) =>
      refusedField(given(path, body, read)),
  };
}

/** Whether a call has this path, in which its parameters may be set. */
const isPathOf = (call: Call, path: string) =>
  path === call.path || new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);

/** The only page of these rows, five to a page. */
export const pageOf = (...content: readonly object[]) => ({
  content,
  number: 0,
  size: "5",
  numberOfElements: content.length,
  totalElements: content.length,
  totalPages: Math.min(content.length, 1),
  first: true,
  last: true,
  empty: content.length === 0,
});

/** The first of several pages of five, with the rows and the count of that page. */
export const firstOfMany = <Row>(page: { content: readonly Row[]; totalElements: number }) => ({
  ...page,
  number: 0,
  size: 5,
  numberOfElements: 5,
  totalPages: Math.ceil(page.totalElements / 5),
  first: true,
  last: false,
  empty: false,
});

/** The entry of the error catalogue with which a read fails; 0 if it succeeds. */
export const entryOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    (error: { entry: number }) => error.entry,
  );

async function describe(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.href.startsWith(`${BASE}/`) ? url.pathname.slice("/carrier/api".length) : url.href,
    query: Object.fromEntries(url.searchParams),
    authorization: request.headers.get("authorization"),
    accept: request.headers.get("accept"),
    body: text === "" ? null : (JSON.parse(text) as unknown),
  };
}

/** A member's plain GET of JSON as it must be sent; `more` has the differences. */
export function plainGet(
  path: string,
  bearer: string,
  more: Partial<SentRequest> = {},
): SentRequest {
  return {
    method: "GET",
    path,
    query: {},
    authorization: bearer,
    accept: "application/json",
    body: null,
    ...more,
  };
}

/** A write of JSON as it must be sent. */
export const plainWrite = (
  method: "POST" | "PUT",
  path: string,
  authorization: string | null,
  body: unknown,
): SentRequest => plainGet(path, "", { method, authorization, body });

/** The value of an attempt; throws its error. */
export function valueOf<Value>(attempt: Result<Value>): Value {
  if (!attempt.ok) throw attempt.error;
  return attempt.value;
}

/** Status and body of an attempt's refusal; throws if there is none. */
export function refusalOf(attempt: Result<unknown>): [number, unknown] {
  const error = attempt.ok ? undefined : attempt.error;
  if (error instanceof GatewayStatusError) return [error.status, error.body];
  throw new Error("this was no refusal", { cause: error });
}

/** The field at which an answer was refused; fails if it was accepted. */
export async function refusedField(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GatewayContractError);
  return error instanceof GatewayContractError ? error.field : "";
}
