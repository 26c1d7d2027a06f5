import { createContext, type MiddlewareFunction } from "react-router";
import type { Brand } from "#app/brand/brand.ts";
import { brandForHost } from "#app/brand/brands.ts";
import { getRuntime } from "#server/runtime.ts";
import { requestContext } from "./log.ts";

export const brandContext = createContext<Brand>();

/** The host determines the brand, and with it the domain id of every call (§1). */
export const brand: MiddlewareFunction<Response> = ({ url, context }) => {
  const found = brandForHost(getRuntime().brands, url.host);
  context.get(requestContext).report.brand = found.key;
  context.set(brandContext, found);
};
