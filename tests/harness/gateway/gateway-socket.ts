import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getResponse, type HttpHandler } from "msw";
import type { Sandbox } from "#server/sandbox/sandbox.ts";
import { listen } from "./listen.ts";
import { noteActivity } from "../world/skip-waits.ts";

/** The gateway of an in-process world: its sandbox on a socket, with a test's handlers in front. */
export type GatewaySocket = {
  readonly port: number;
  /** Handlers that answer instead of the sandbox, the latest first. */
  readonly network: {
    readonly use: (...handlers: readonly HttpHandler[]) => void;
    readonly resetHandlers: () => void;
  };
  /** Sets whether requests use real connections, for faults that need one. */
  readonly needConnections: (needed: boolean) => void;
  /** Whether there is a handler, or a fault that needs a connection. */
  readonly isTroubled: () => boolean;
  readonly close: () => void;
};

type Answer = (url: URL, init?: RequestInit) => Promise<Response>;

/** Answers without a connection, by the origins of the sockets. */
const unconnected = new Map<string, Answer>();
const ownFetch = globalThis.fetch;

/**
 * Complete answers, good or bad, need no connection, which saves half the work of a page. Tests of
 * the client, of silent calls and broken answers, and of whole processes use connections.
 */
globalThis.fetch = (input, init) => {
  noteActivity();
  const answer = input instanceof URL ? unconnected.get(input.origin) : undefined;
  const response = answer && input instanceof URL ? answer(input, init) : ownFetch(input, init);
  return response.finally(noteActivity);
};

/** Header with the key of an answer that is made but must still go over a connection. */
const READY = "x-ready-answer";

/** Whether the client sees this answer the same way without a connection. */
const isPlain = ({ type, body, headers }: Response): boolean =>
  type !== "error" &&
  (body === null || (headers.get("content-type") ?? "").startsWith("application/json"));

/**
 * Handlers see requests with the URLs that tests use for hosts of this machine; the first one is
 * the sandbox's.
 */
export async function openGatewaySocket(
  sandbox: Pick<Sandbox, "fetch">,
  origins: Readonly<Record<string, string>>,
): Promise<GatewaySocket> {
  const [own] = Object.values(origins);
  let handlers: readonly HttpHandler[] = [];
  const ready = new Map<string, Response>();

  const answerHere: Answer = async (url, init) => {
    init?.signal?.throwIfAborted();
    const request = new Request(url, init);
    if (handlers.length === 0) return sandbox.fetch(request);
    const whole = await readWhole(request, own ?? "");
    const answer = getResponse([...handlers], whole.clone());
    const instead = await Promise.race([answer, abortOf(init?.signal)]);
    if (instead === undefined) return sandbox.fetch(whole);
    if (isPlain(instead)) return instead;
    const id = randomUUID();
    ready.set(id, instead);
    const headers = new Headers(init?.headers);
    headers.set(READY, id);
    return ownFetch(url, { ...init, headers });
  };

  const answer = async (request: Request, env: HttpBindings): Promise<Response> => {
    const { hostname } = new URL(request.url);
    const id = request.headers.get(READY) ?? "";
    const isAlone = handlers.length === 0 && !ready.has(id);
    if (isAlone && origins[hostname] === own) return sandbox.fetch(request, env);
    const whole = await readWhole(request, origins[hostname] ?? "");
    const instead = ready.get(id) ?? (await getResponse([...handlers], whole.clone()));
    ready.delete(id);
    if (instead === undefined && origins[hostname] === own) return sandbox.fetch(whole, env);
    if (instead === undefined) return new Response("nobody is here", { status: 404 });
    if (instead.type !== "error") return instead;
    env.outgoing.destroy();
    // Tells the Hono server that the response was already written.
    return new Response(null, { headers: { "x-hono-already-sent": "true" } });
  };

  const { server, port } = await listen(answer);
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    network: {
      use(...more) {
        handlers = [...more, ...handlers];
      },
      resetHandlers() {
        handlers = [];
      },
    },
    needConnections(now) {
      if (now) unconnected.delete(origin);
      else unconnected.set(origin, answerHere);
    },
    isTroubled: () => handlers.length > 0 || !unconnected.has(origin),
    close() {
      unconnected.delete(origin);
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Rejects when the signal does; never resolves. */
const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/** The request as a standard Request, with the gateway's URL of the tests. */
async function readWhole(request: Request, origin: string): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const { method, headers, signal } = request;
  return new Request(`${origin}${pathname}${search}`, { method, headers, signal, body });
}
