import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { pdfResponse } from "#app/documents/pdf-response.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { createAnswerCache } from "#server/gateway/transport/cache/cache.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import type { ClientSettings } from "#server/gateway/transport/send/send-request.ts";
import { createConnections } from "#server/gateway/transport/send/connections.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import { createGateway } from "#server/gateway/transport/create-gateway.ts";
import type { Result, DocumentAnswer, Gateway } from "#server/gateway/transport/gateway.ts";

/** The gateway's address and the limits of calls. */
export type GatewayTarget = Pick<
  ClientSettings,
  | "baseUrl"
  | "externalUrls"
  | "pathOverrides"
  | "timeoutMs"
  | "optionalMs"
  | "maxAnswerBytes"
  | "maxDocumentBytes"
>;

/** More than the kit needs, because its calls are sequential. */
const CONNECTIONS = 8;

/** The product's own client, without a cache, and with errors thrown as they are. */
export function openGateway(place: GatewayTarget, token: string | null, today: PlainDate): Gateway {
  return createGateway({
    settings: {
      ...place,
      connections: createConnections({ max: CONNECTIONS, connectMs: place.timeoutMs }),
    },
    cache: createAnswerCache(1_000_000, () => false),
    answers: null,
    token,
    now: new Date(),
    today,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    policy: async (error) => ({ thrown: error, always: false }),
  });
}

/** The call without `shared`, so that its answer is not cached. */
export function withoutSharing<Answer extends z.ZodType>(call: Call<Answer>): Call<Answer> {
  const { shared: _shared, ...rest } = call;
  return rest;
}

/** Reads the document to its end. Throws unless it is a PDF that the dashboard would deliver. */
export async function requirePdf(call: Call, answer: Result<DocumentAnswer>): Promise<void> {
  if (!answer.ok) throw answer.error;
  const response = await pdfResponse(answer.value, "document.pdf");
  if (response === null) throw new GatewayContractError(call, "(not a PDF)");
  await response.arrayBuffer();
}
