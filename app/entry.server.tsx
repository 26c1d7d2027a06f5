import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { transportContext } from "#server/middleware/transport.ts";
import { getRuntime } from "#server/runtime.ts";
import { NonceContext } from "./components/frame/nonce.ts";
import { sendTokenPage } from "./sign-in/send-token-page.tsx";
import { sendTokenContext } from "./sign-in/send-token.ts";

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
  headers.set("content-type", "text/html; charset=utf-8");
  const nonce = context.get(transportContext)?.nonce ?? "";
  const form = context.get(sendTokenContext);
  if (form !== null) {
    // Dropped unread, and with it what the router would have written into a script.
    await routerContext.serverHandoffStream?.cancel();
    const stylesheets = stylesheetsOf(routerContext);
    // With every other page's policy the form would go out as from nowhere ("Origin: null"), and
    // the other site could not tell whether a stranger signs its visitor in (T-15).
    headers.set("referrer-policy", "strict-origin");
    const page = sendTokenPage({ form, brand: context.get(brandContext), stylesheets, nonce });
    return pageResponse(page, { headers, status: 200 });
  }
  const handoff = await readHandoff(routerContext.serverHandoffStream);
  const whole: EntryContext = {
    ...routerContext,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...routerContext.renderMeta, streamCache: handoff },
  };
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={whole} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  return pageResponse(`<!DOCTYPE html>${html}`, { headers, status });
};

/** The style sheets of every page; while developing, the one that the development server makes. */
function stylesheetsOf({ manifest, criticalCss }: EntryContext): readonly string[] {
  const built = manifest.routes["root"]?.css ?? [];
  return typeof criticalCss === "object" ? [...built, criticalCss.href] : built;
}

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
