import type { Arguments, Call } from "./call.ts";
import type { ClientSettings } from "./send-request.ts";

/** The address of a call: base, path with its parameters, and a query without unset ones. */
export function callUrl(
  settings: Pick<ClientSettings, "baseUrl" | "externalUrls" | "pathOverrides">,
  call: Pick<Call, "path">,
  args: Arguments,
): URL {
  const rest = new Map(Object.entries(args));
  const path = (settings.pathOverrides?.[call.path] ?? call.path).replace(
    /\{(\w+)\}/g,
    (_place, name: string) => {
      const value = rest.get(name);
      rest.delete(name);
      return encodeURIComponent(String(value));
    },
  );
  const url = new URL(
    settings.externalUrls[call.path] ?? `${settings.baseUrl.replace(/\/+$/, "")}/${path}`,
  );
  for (const [name, value] of rest) {
    if (value === null || value === undefined) continue;
    url.searchParams.set(
      name,
      value instanceof Date ? value.toISOString().slice(0, 10) : `${value}`,
    );
  }
  return url;
}
