import {
  createReadableStreamFromReadable,
  writeReadableStreamToWritable,
} from "@react-router/node";
import type {
  Request as ExpressRequest,
  RequestHandler,
  Response as ExpressResponse,
} from "express";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { Transport } from "#server/middleware/transport.ts";
import { getTransport } from "./request-facts.ts";
import { isDocument, sendDocument } from "./send-document.ts";

/** What the build's entry module gives to this process besides the document handler. */
type Entry = {
  readonly transportContext: RouterContext<Transport | null>;
  /** The text of a page that was rendered whole, by the answer that stands for it. */
  readonly findPage: (response: Response) => string | undefined;
};

/**
 * The app's own handler. The build holds a second copy of every module it shares with this process,
 * and a context is known by identity: so what is shared is taken from the build itself.
 * A page is sent as the text it was rendered to: through a web stream it would be encoded, copied
 * and held twice (docs/decisions/2026-11-21-whole-pages.md).
 */
export function createReactRouterHandler(
  build: ServerBuild,
  applicationOrigins: readonly string[],
): RequestHandler {
  const { transportContext, findPage } = entryOf(build);
  // The router's own check would refuse a token that a listed application hands over; which path may
  // be posted to from there is our check's business (server/middleware/same-origin.ts).
  const allowedActionOrigins = applicationOrigins.map((origin) => new URL(origin).host);
  const answer = createRequestHandler({ ...build, allowedActionOrigins }, "production");
  return async (req, res) => {
    const context = new RouterContextProvider();
    context.set(transportContext, getTransport(res));
    const response = await answer(webRequest(req, res), context);
    if (res.destroyed) {
      await response.body?.cancel();
      return;
    }
    res.status(response.status);
    for (const [name, value] of response.headers) res.append(name, value);
    const page = findPage(response);
    if (page !== undefined) res.end(req.method === "HEAD" ? undefined : page);
    else if (response.body === null) res.end();
    else if (isDocument(response)) await sendDocument(response.body, res);
    else await sendStream(response.body, res);
  };
}

/** Rejects when the body breaks off. A client that leaves ends it, and that is no fault of ours. */
async function sendStream(body: ReadableStream<Uint8Array>, res: ExpressResponse): Promise<void> {
  try {
    await writeReadableStreamToWritable(body, res);
  } catch (error) {
    // The adapter destroys the answer when the body breaks, with the error that it then throws.
    if (!res.destroyed || res.errored === error) throw error;
  }
}

/** The request as the app sees it: our own protocol and host, and a signal for a client that leaves. */
function webRequest(req: ExpressRequest, res: ExpressResponse): Request {
  const leaving = new AbortController();
  res.once("close", () => {
    // Of a HEAD the router drops the body unread: what it comes from must not wait for a reader.
    if (!res.writableFinished || req.method === "HEAD") leaving.abort();
  });
  const headers = new Headers();
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = req.rawHeaders[at] ?? "";
    if (name.toLowerCase() in req.headers) headers.append(name, req.rawHeaders[at + 1] ?? "");
  }
  headers.set("host", req.headers.host ?? "localhost");
  // Joined as text: resolved against a base, "//elsewhere" would become another host.
  const url = new URL(`${req.protocol}://${req.headers.host ?? "localhost"}${req.originalUrl}`);
  const init = { method: req.method, headers, signal: leaving.signal };
  if (req.method === "GET" || req.method === "HEAD") return new Request(url, init);
  // A streamed body has to say that it is sent before its answer comes.
  const streamed: object = { ...init, body: createReadableStreamFromReadable(req), duplex: "half" };
  return new Request(url, streamed);
}

/** Throws TypeError when the build's entry does not export what is needed. */
function entryOf(build: ServerBuild): Entry {
  const entry: object = build.entry.module;
  if (isEntry(entry)) return entry;
  throw new TypeError("app/entry.server.tsx must export transportContext and findPage");
}

function isEntry(entry: object): entry is Entry {
  return (
    "transportContext" in entry &&
    typeof entry.transportContext === "object" &&
    "findPage" in entry &&
    typeof entry.findPage === "function"
  );
}
