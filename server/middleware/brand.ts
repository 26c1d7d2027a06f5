import { createContext, type MiddlewareFunction } from "react-router";
import { brandForHost, type Brand } from "#server/brands/brand.ts";
import { getRuntime } from "#server/runtime.ts";
import { requestContext } from "./log.ts";

export const brandContext = createContext<Brand>();

/** The host determines the brand, and with it the domain id of every call (§1). */
export const brand: MiddlewareFunction<Response> = ({ url, context }) => {
  const found = brandForHost(getRuntime().settings.brands, url.host);
  context.get(requestContext).report.brand = found.key;
  context.set(brandContext, found);
};
