import type { Brand } from "#server/brands/brand.ts";
import { textOfFile, type ReadFile } from "./files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with the brands' identity providers that only shows beside the environment: secrets
 * that can't be read, and in production addresses without TLS.
 */
export function listProviderProblems(
  brands: readonly Brand[],
  given: Environment,
  readFile: ReadFile,
): string[] {
  const isProduction = (given["MODE"] ?? "production") === "production";
  return brands.flatMap(({ key, identityProvider: provider }) => {
    if (provider === null) return [];
    const at = `brands.${key}.identityProvider`;
    const file = textOfFile(provider.clientSecretFile, readFile);
    const fault = "problem" in file ? file.problem : file.text?.trim() ? null : "is empty";
    const plain = [provider.issuer, ...provider.origins].some((each) => each.startsWith("http:"));
    return [
      ...(fault === null ? [] : [`${at}.clientSecretFile: ${fault}`]),
      ...(isProduction && plain ? [`${at}: only https is accepted in production`] : []),
    ];
  });
}
