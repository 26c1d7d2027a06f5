import { randomBytes, randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { REQUEST_ID } from "#server/log/log-fields.ts";
import { inLogScope } from "#server/log/log-scope.ts";
import type { Transport } from "#server/middleware/transport.ts";
import { parseTraceparent } from "#server/tracing/traceparent.ts";

const facts = new WeakMap<Response, Transport>();

/** The server's facts about this request. Throws RangeError before `beginRequest` has run. */
export function getTransport(res: Response): Transport {
  const transport = facts.get(res);
  if (transport === undefined) throw new RangeError("the request was not begun");
  return transport;
}

/** Gives the request its id and nonce, and settles its host. */
export const beginRequest: RequestHandler = (req, res, next) => {
  const trusted = comesThroughTrustedProxy(req);
  settleHost(req, trusted);
  const traceParent = trusted ? parseTraceparent(req.get("traceparent")) : undefined;
  const transport: Transport = {
    requestId: (trusted ? givenId(req) : undefined) ?? randomUUID(),
    nonce: randomBytes(16).toString("base64"),
    clientAddress: req.ip ?? null,
    traceParent,
    report: traceParent === undefined ? {} : { traceId: traceParent.traceId },
  };
  facts.set(res, transport);
  inLogScope(transport, next);
};

/** Express compiles "trust proxy" into the function that decides whose X-Forwarded-* counts. */
function comesThroughTrustedProxy(req: Request): boolean {
  const trusts: (address: string, hop: number) => boolean = req.app.get("trust proxy fn");
  return req.socket.remoteAddress !== undefined && trusts(req.socket.remoteAddress, 0);
}

/**
 * A trusted proxy's forwarded host becomes the host. The header is always removed: the React Router
 * adapter would mix it with Host, and every post would look cross-origin.
 */
function settleHost(req: Request, trusted: boolean): void {
  const host = req.get("x-forwarded-host")?.split(",")[0]?.trim();
  delete req.headers["x-forwarded-host"];
  if (trusted && host !== undefined && host !== "") req.headers.host = host;
}

function givenId(req: Request): string | undefined {
  const id = req.get("x-request-id");
  return id !== undefined && REQUEST_ID.test(id) ? id : undefined;
}
