import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
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
 * JavaScript. So the cheap renderer will do, once the data that hydration needs is at hand: it is
 * read off first and laid where the router's own script component looks for it
 * (docs/decisions/2026-11-21-whole-pages.md).
 */
const handleDocument: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  context,
) => {
  const handoff = await readHandoff(routerContext.serverHandoffStream);
  const whole: EntryContext = {
    ...routerContext,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...routerContext.renderMeta, streamCache: handoff },
  };
  const nonce = context.get(transportContext)?.nonce ?? "";
  const html = renderToString(<ServerRouter context={whole} url={request.url} nonce={nonce} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(`<!DOCTYPE html>${html}`, { headers, status });
};

const pages = new WeakMap<Response, string>();

/** The text of a page rendered here; a host that can send text is spared the stream. */
export const findPage = (response: Response): string | undefined => pages.get(response);

/** The page as an answer whose body is only made when a host asks for it. */
function pageResponse(page: string, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(page));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  pages.set(response, page);
  return response;
}

export default handleDocument;

type Handoff = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

async function readHandoff(stream: EntryContext["serverHandoffStream"]): Promise<Handoff> {
  const value = stream === undefined ? "" : await new Response(stream).text();
  return {
    0: Object.assign(Promise.resolve(), { result: { done: false, value } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: "" } }),
  };
}

/** An exception nobody foresaw: its shape goes to the log, the page says only that it happened. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A post where nothing is posted, say, is the sender's fault: its request line tells of it.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
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
