import { createRequestHandler } from "@react-router/express";
import type { RequestHandler } from "express";
import { RouterContextProvider, type RouterContext, type ServerBuild } from "react-router";
import type { Transport } from "../middleware/transport.ts";
import { getTransport } from "./request-facts.ts";

/**
 * The app's own handler. The build holds a second copy of every module it shares with this process,
 * and a context is known by identity: so the one to fill is taken from the build itself.
 */
export function createReactRouterHandler(build: ServerBuild): RequestHandler {
  const transportContext = findTransportContext(build);
  return createRequestHandler({
    build,
    mode: "production",
    getLoadContext: (_req, res) => {
      const context = new RouterContextProvider();
      context.set(transportContext, getTransport(res));
      return context;
    },
  });
}

/** Throws TypeError when the build's entry does not export it. */
function findTransportContext(build: ServerBuild): RouterContext<Transport | null> {
  const entry: object = build.entry.module;
  if ("transportContext" in entry && isTransportContext(entry.transportContext)) {
    return entry.transportContext;
  }
  throw new TypeError("app/entry.server.tsx must export transportContext");
}

function isTransportContext(value: unknown): value is RouterContext<Transport | null> {
  return typeof value === "object" && value !== null && "defaultValue" in value;
}
