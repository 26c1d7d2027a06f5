import { getRuntime } from "#server/runtime.ts";

/** The host names of all brands, and the one a request came by: links of others lead elsewhere. */
export const ownHosts = (url: URL): readonly string[] => [
  ...getRuntime().settings.brands.flatMap(({ hosts }) => hosts),
  url.hostname,
];
