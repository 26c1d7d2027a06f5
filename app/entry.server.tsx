import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import type { ProcessFigures } from "#server/metrics/observer.ts";
import { freshnessContext } from "#server/middleware/freshness.ts";
import { requestContext } from "#server/middleware/log.ts";
import { transportContext } from "#server/middleware/transport.ts";
import { getRuntime } from "#server/runtime.ts";
import { NonceContext } from "./components/frame/nonce.ts";
import { sendTokenPage } from "./sign-in/send-token-page.tsx";
import { sendTokenContext } from "./sign-in/send-token.ts";

// The HTTP server runs outside this bundle and must set the same context objects.
export { transportContext };

/** Figures of this process for its metrics, of which the bundle alone knows. */
export function measureProcess(): ProcessFigures {
  const { answers, connections } = getRuntime();
  const { entries, bytes } = answers.measure();
  return { cachedAnswers: entries, cachedBytes: bytes, ...connections.measure() };
}

/**
 * Pages are sent whole: loaders await everything, and streamed parts never show without JavaScript.
 * So the synchronous renderer is enough, once the data for hydration is there: it is read first and
 * put where the router's script component looks for it (docs/decisions/2026-11-21-whole-pages.md).
 */
const handleDocument: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  context,
) => {
  context.get(freshnessContext)?.close();
  headers.set("content-type", "text/html; charset=utf-8");
  const nonce = context.get(transportContext)?.nonce ?? "";
  const form = context.get(sendTokenContext);
  if (form !== null) {
    // Not read: the router would write it into a script.
    await routerContext.serverHandoffStream?.cancel();
    const stylesheets = stylesheetsOf(routerContext);
    // The policy of other pages would send the form with "Origin: null", by which the other site
    // could not tell who signs its visitor in (T-15).
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

/** The style sheets of every page; in development the one of the development server. */
function stylesheetsOf({ manifest, criticalCss }: EntryContext): readonly string[] {
  const built = manifest.routes["root"]?.css ?? [];
  return typeof criticalCss === "object" ? [...built, criticalCss.href] : built;
}

const pages = new WeakMap<Response, string>();

/** The text of a rendered page; a host that can send text needs no stream. */
export const findPage = (response: Response): string | undefined => pages.get(response);

/** A response whose body stream is created only when a host reads it. */
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

/** Logs the shape of an unexpected error; the page says only that it happened. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Errors of the sender, such as a post to a page without an action, are in the request line.
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
