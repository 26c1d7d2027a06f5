import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  type LoaderFunctionArgs,
} from "react-router";
import { pageResponse } from "#server/middleware/rendered-page.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { freshnessContext } from "#server/middleware/freshness.ts";
import { requestContext } from "#server/middleware/log.ts";
import { transportContext } from "#server/middleware/transport.ts";
import { unconfirmedContext } from "#server/middleware/unconfirmed-page.ts";
import { getRuntime } from "#server/runtime.ts";
import { loadRoot } from "#app/frame/document/root-data.ts";
import { NonceContext } from "./components/frame/nonce.ts";
import { sendTokenPage } from "./sign-in/send-token-page.tsx";
import { sendTokenContext } from "./sign-in/send-token.ts";

/**
 * Sends pages whole (docs/decisions/frame/rendering.md): the data for hydration is read
 * first, and put where the router's script component looks for it.
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
    const brand = context.get(brandContext);
    const { sheet } = brand.look;
    const stylesheets = [...stylesheetsOf(routerContext), ...(sheet === null ? [] : [sheet.href])];
    // The policy of other pages would send the form with "Origin: null", by which the other site
    // could not tell who signs its visitor in (T-15).
    headers.set("referrer-policy", "strict-origin");
    const page = sendTokenPage({ form, brand, stylesheets, nonce });
    return pageResponse(page, { headers, status: 200 });
  }
  const handoff = await readHandoff(routerContext.serverHandoffStream);
  const isUnconfirmed = context.get(unconfirmedContext);
  const shown = isUnconfirmed
    ? await withRootData(routerContext, { request, context })
    : routerContext;
  const whole: EntryContext = {
    ...shown,
    manifest: ofMatchedRoutes(routerContext),
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...routerContext.renderMeta, streamCache: handoff },
  };
  // With script an error page would be tried again at once, and another page would be left later on.
  const isRetried = status === 503 && context.get(requestContext).turnedAway?.again === true;
  const html = renderToString(
    <NonceContext value={isUnconfirmed || isRetried ? null : nonce}>
      <ServerRouter context={whole} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  return pageResponse(`<!DOCTYPE html>${html}`, { headers, status });
};

/** The manifest with this page's routes alone: the router makes elements of all it finds there. */
function ofMatchedRoutes({
  manifest,
  staticHandlerContext: { matches },
}: EntryContext): EntryContext["manifest"] {
  const routes = matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * A page that middleware refused, with the root's data. It lacks what hydration needs, so it has no
 * script.
 */
async function withRootData(
  routerContext: EntryContext,
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
): Promise<EntryContext> {
  const { staticHandlerContext } = routerContext;
  const url = new URL(request.url);
  const root = await loadRoot({ request, context, url, params: {}, pattern: url.pathname });
  return {
    ...routerContext,
    staticHandlerContext: { ...staticHandlerContext, loaderData: { root } },
  };
}

/** The style sheets of every page; in development the one of the development server. */
function stylesheetsOf({ manifest, criticalCss }: EntryContext): readonly string[] {
  const built = manifest.routes["root"]?.css ?? [];
  return typeof criticalCss === "object" ? [...built, criticalCss.href] : built;
}

export default handleDocument;

type Handoff = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

async function readHandoff(stream: EntryContext["serverHandoffStream"]): Promise<Handoff> {
  const value = stream === undefined ? "" : await text(stream);
  return {
    0: Object.assign(Promise.resolve(), { result: { done: false, value } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: "" } }),
  };
}

/** Logs the shape of an unexpected error; the page says only that it happened. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // Errors of the sender, such as a post to a page without an action, are in the request line.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  getRuntime().logger.error({ error }, "unexpected error");
};
