import type { Brand } from "#server/brands/brand.ts";
import type { Settings } from "#server/settings/settings.ts";
import { createIdentityProvider, type IdentityProvider } from "./provider.ts";

/** The identity providers of the brands that have one. */
export function createIdentityProviders(
  settings: Pick<Settings, "brands" | "MODE" | "GATEWAY_TIMEOUT_MS">,
) {
  const isHttpAllowed = settings.MODE !== "production";
  const timeoutMs = settings.GATEWAY_TIMEOUT_MS;
  const byBrand = new Map<Brand["key"], IdentityProvider>();
  for (const { key, identityProvider: fields } of settings.brands)
    if (fields !== null)
      byBrand.set(key, createIdentityProvider({ fields, timeoutMs, isHttpAllowed }));
  return {
    of: ({ key }: Pick<Brand, "key">): IdentityProvider | null => byBrand.get(key) ?? null,
  };
}
