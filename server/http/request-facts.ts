import { randomBytes, randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { brandForHost, type Brand } from "#server/brands/brand.ts";
import type { Language } from "#app/rules/frame/languages.ts";
import { chooseLanguage } from "#server/middleware/language.ts";
import { REQUEST_ID } from "#server/log/log-fields.ts";
import { inLogScope } from "#server/log/log-scope.ts";
import type { Transport } from "#server/middleware/transport.ts";
import { parseTraceparent } from "#server/tracing/traceparent.ts";

/** The language is that of the build that answers: the app need not be told. */
type RequestFacts = Transport & { readonly language: Language };

declare global {
  namespace Express {
    interface Locals {
      transport?: RequestFacts;
    }
  }
}

/** The server's facts about this request. Throws RangeError before `beginRequest` has run. */
export function getTransport(res: Response): RequestFacts {
  const { transport } = res.locals;
  if (transport === undefined) throw new RangeError("the request was not begun");
  return transport;
}

/** Gives the request its id and nonce, and settles its host and language. */
export const beginRequest =
  (brands: readonly Brand[]): RequestHandler =>
  (req, res, next) => {
    const trusted = comesThroughTrustedProxy(req);
    settleHost(req, trusted);
    const traceParent = trusted ? parseTraceparent(req.get("traceparent")) : undefined;
    let language: Language | undefined;
    const transport: RequestFacts = {
      requestId: (trusted ? givenId(req) : undefined) ?? randomUUID(),
      nonce: randomBytes(16).toString("base64"),
      // Files and probes have none.
      get language() {
        return (language ??= chooseLanguage(
          req,
          brandForHost(brands, req.headers.host ?? "").language,
        ));
      },
      clientAddress: req.ip ?? null,
      traceParent,
      report: traceParent === undefined ? {} : { traceId: traceParent.traceId },
    };
    res.locals.transport = transport;
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
