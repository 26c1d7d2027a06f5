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
  type ServerBuild,
  type ServerInstrumentation,
} from "react-router";
import type { Counts, Observer } from "#server/metrics/observer.ts";
import { transportContext } from "#server/middleware/transport.ts";
import type { Tracing } from "#server/tracing/create-tracing.ts";
import { findPage } from "#server/middleware/rendered-page.ts";
import { buildsBySegment, segmentOf } from "./builds-by-segment.ts";
import { compressPage } from "./compress-page.ts";
import { getTransport } from "./request-facts.ts";
import { isDocument, sendDocument } from "./send-document.ts";
import { LANGUAGES, type Language } from "#app/rules/frame/languages.ts";

/** Observers of requests and their calls; empty unless the process measures or traces. */
type Observing = {
  readonly observer?: (Observer & Counts) | undefined;
  readonly tracing?: Pick<Tracing, "begin"> | undefined;
};

const handlerOf = (build: ServerBuild) => createRequestHandler(build, "production");

/** The handler of the app. It sends a page as text (docs/decisions/frame/rendering.md). */
export function createReactRouterHandler(
  build: ServerBuild,
  applicationOrigins: readonly string[],
  { observer, tracing }: Observing = {},
): RequestHandler {
  // The router's own check would refuse a token posted by a listed application.
  // server/middleware/same-origin.ts checks which path those applications may post to.
  const allowedActionOrigins = applicationOrigins.map((origin) => new URL(origin).host);
  const observed = tracing === undefined ? build : traceRequests(build);
  const whole = { ...observed, allowedActionOrigins };
  const answers = new Map([...buildsBySegment(whole)].map(([at, part]) => [at, handlerOf(part)]));
  const answerAnyOther = handlerOf(whole);
  return async (req, res) => {
    const context = new RouterContextProvider();
    const transport = getTransport(res);
    const trace = tracing?.begin(req.method, transport.requestId, transport.traceParent);
    if (trace !== undefined) transport.report.traceId = trace.traceId;
    context.set(transportContext, { ...transport, observer, trace });
    const answer = answers.get(segmentOf(req.path)) ?? answerAnyOther;
    const response = await answer(webRequest(req, res), context).finally(() =>
      // The instrumentation has ended the trace, unless the router itself failed.
      trace?.end({ status: 500, route: undefined }),
    );
    if (res.destroyed) {
      await response.body?.cancel();
      return;
    }
    res.status(response.status);
    for (const [name, value] of response.headers) res.append(name, value);
    const page = findPage(response);
    if (page !== undefined) sendPage(page, req, res);
    else if (response.body === null) res.end();
    else if (isDocument(response)) await sendDocument(response.body, res);
    else await sendStream(response.body, res);
  };
}

/** Encoded once, with its length: a string would be measured twice and sent in chunks. */
function sendPage(page: string, req: ExpressRequest, res: ExpressResponse): void {
  const bytes = compressPage(Buffer.from(page), req, res);
  res.setHeader("Content-Language", getTransport(res).language);
  res.setHeader("Content-Length", bytes.byteLength);
  res.end(bytes);
}

/** Rejects when the body breaks off, but not when the client leaves. */
async function sendStream(body: ReadableStream<Uint8Array>, res: ExpressResponse): Promise<void> {
  try {
    await writeReadableStreamToWritable(body, res);
  } catch (error) {
    // When the body breaks off, the adapter destroys the response with the error that it then
    // throws.
    if (!res.destroyed || res.errored === error) throw error;
  }
}

/**
 * The app's request, with the settled host. It aborts when the client leaves, but a form is carried
 * out to its end: its second press, for which a browser drops the first, gets the same answer.
 */
function webRequest(req: ExpressRequest, res: ExpressResponse): Request {
  const leaving = new AbortController();
  res.once("close", () => {
    // The router drops the body of a HEAD unread, and its source must not wait for a reader.
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
  const init = { method: req.method, headers };
  if (req.method === "GET" || req.method === "HEAD")
    return new Request(url, { ...init, signal: leaving.signal });
  // "half" is required for streamed bodies.
  const streamed: object = { ...init, body: createReadableStreamFromReadable(req), duplex: "half" };
  return new Request(url, streamed);
}

/**
 * The build with an instrumentation that ends the trace of each request, for a process that traces.
 */
function traceRequests(build: ServerBuild): ServerBuild {
  const instrumentation: ServerInstrumentation = {
    handler: (handler) =>
      handler.instrument({
        async request(answer, { context }) {
          const { statusCode, meta } = await answer();
          const trace = context?.get(transportContext)?.trace;
          trace?.end({ status: statusCode, route: meta?.pattern });
        },
      }),
  };
  const module = { ...build.entry.module, instrumentations: [instrumentation] };
  return { ...build, entry: { ...build.entry, module } };
}

/** Answers from the build of the request's language; no cache may answer with another one's page. */
export async function inLanguage(
  loadHandler: (language: Language) => Promise<RequestHandler>,
): Promise<RequestHandler> {
  const handlers = await Promise.all(LANGUAGES.map(loadHandler));
  return (req, res, next) => {
    res.vary("Accept-Language, Cookie");
    return handlers[LANGUAGES.indexOf(getTransport(res).language)]?.(req, res, next);
  };
}
