import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  ServerRouter,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from "react-router";
import { requestContext } from "../server/middleware/log.ts";
import { transportContext } from "../server/middleware/transport.ts";
import { getRuntime } from "../server/runtime.ts";

// The HTTP entry runs outside this bundle and must set the very context that is read inside it.
export { transportContext };

/**
 * Pages go out whole: loaders await everything, and what is streamed later never shows without
 * JavaScript. One buffer is also the cheapest way through the layers between here and the socket.
 */
const handleDocument: HandleDocumentRequestFunction = (
  request,
  status,
  headers,
  routerContext,
  context,
) =>
  new Promise<Response>((resolve, reject) => {
    const nonce = context.get(transportContext)?.nonce ?? "";
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          pipe(
            collect((html) =>
              resolve(new Response(html, { headers, status: failed ? 500 : status })),
            ),
          );
        },
        onShellError: reject,
        onError() {
          failed = true;
        },
      },
    );
  });

export default handleDocument;

function collect(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part: Uint8Array, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
  });
}

/** An exception nobody foresaw: its shape goes to the log, the page says only that it happened. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const requestId = markOf(context);
  getRuntime().logger.error(
    { ...(requestId === undefined ? {} : { requestId }), error },
    "unexpected error",
  );
};

function markOf(context: Parameters<HandleErrorFunction>[1]["context"]): string | undefined {
  try {
    return context.get(requestContext).requestId;
  } catch {
    return undefined;
  }
}
