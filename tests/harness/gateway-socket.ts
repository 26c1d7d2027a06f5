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
  /** Whether trouble is to be met, which takes a connection to be met on. */
  readonly beTroubled: (troubled: boolean) => void;
  /** Whether neither trouble nor a handler is to be met. */
  readonly isInOrder: () => boolean;
  readonly close: () => void;
};

/** The sandboxes of worlds without trouble, by the origins of their sockets. */
const untroubled = new Map<string, Pick<Sandbox, "fetch">>();
const ownFetch = globalThis.fetch;
const overSocket: typeof fetch = (input, init) => {
  stir();
  return ownFetch(input, init).finally(stir);
};

/**
 * What goes to an untroubled gateway is answered without a connection: that is half the work of a
 * page, and tests of the client, of faults and of whole processes have connections.
 */
globalThis.fetch = async (input, init) => {
  const sandbox = input instanceof URL ? untroubled.get(input.origin) : undefined;
  if (sandbox === undefined) return overSocket(input, init);
  init?.signal?.throwIfAborted();
  return sandbox.fetch(new Request(input, init));
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
  let troubled = false;
  const choose = () => {
    if (troubled || handlers.length > 0) untroubled.delete(origin);
    else untroubled.set(origin, sandbox);
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
    beTroubled(now) {
      troubled = now;
      choose();
    },
    isInOrder: () => untroubled.has(origin),
    close() {
      untroubled.delete(origin);
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
