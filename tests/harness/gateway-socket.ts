import type { HttpBindings } from "@hono/node-server";
import { getResponse, type HttpHandler } from "msw";
import type { Sandbox } from "#server/sandbox/sandbox.ts";
import { listen } from "./listen.ts";
import { stir } from "./outwait.ts";

/** The gateway of an in-process world: its sandbox on a socket, and a test's handlers before it. */
export type GatewaySocket = {
  readonly port: number;
  /** Handlers that answer instead of the sandbox, the latest first. */
  readonly network: {
    readonly use: (...handlers: readonly HttpHandler[]) => void;
    readonly resetHandlers: () => void;
  };
  /** Whether trouble is to be met that takes a connection to be met on. */
  readonly needConnections: (needed: boolean) => void;
  /** Whether a handler is to be met, or trouble that takes a connection. */
  readonly hasConnections: () => boolean;
  readonly close: () => void;
};

/** The sandboxes that need no connections, by the origins of their sockets. */
const unconnected = new Map<string, Pick<Sandbox, "fetch">>();
const ownFetch = globalThis.fetch;
const inProcess = async (sandbox: Pick<Sandbox, "fetch">, url: URL, init?: RequestInit) => {
  init?.signal?.throwIfAborted();
  return sandbox.fetch(new Request(url, init));
};

/**
 * What is answered, well or with a fault's status and body, is answered without a connection: that
 * is half the work of a page. Tests of the client, of silence and broken answers, and of whole
 * processes have connections.
 */
globalThis.fetch = (input, init) => {
  stir();
  const url = input instanceof URL ? input : undefined;
  const sandbox = unconnected.get(url?.origin ?? "");
  const answer = url && sandbox ? inProcess(sandbox, url, init) : ownFetch(input, init);
  return answer.finally(stir);
};

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
  let needed = false;
  const choose = () => {
    if (needed || handlers.length > 0) unconnected.delete(origin);
    else unconnected.set(origin, sandbox);
  };

  const answer = async (request: Request, env: HttpBindings): Promise<Response> => {
    const { hostname } = new URL(request.url);
    if (handlers.length === 0 && origins[hostname] === own) return sandbox.fetch(request, env);
    const whole = await readWhole(request, origins[hostname] ?? "");
    const instead = await getResponse([...handlers], whole.clone());
    if (instead === undefined && origins[hostname] === own) return sandbox.fetch(whole, env);
    if (instead === undefined) return new Response("nobody is here", { status: 404 });
    if (instead.type !== "error") return instead;
    env.outgoing.destroy();
    // Tells the Hono server that the response was already written.
    return new Response(null, { headers: { "x-hono-already-sent": "true" } });
  };

  const { server, port } = await listen(answer);
  // Longer than a busy test leaves its connections alone: a post on a closed one is not sent again.
  server.keepAliveTimeout = 60_000;
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    network: {
      use(...more) {
        handlers = [...more, ...handlers];
        choose();
      },
      resetHandlers() {
        handlers = [];
        choose();
      },
    },
    needConnections(now) {
      needed = now;
      choose();
    },
    hasConnections: () => !unconnected.has(origin),
    close() {
      unconnected.delete(origin);
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The request as a standard Request, with the gateway's URL of the tests. */
async function readWhole(request: Request, origin: string): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const { method, headers, signal } = request;
  return new Request(`${origin}${pathname}${search}`, { method, headers, signal, body });
}
