import { IN_MEMORY } from "./in-memory.ts";
import type { Brand } from "#server/brands/brand.ts";
import { textOfFile, type ReadFile } from "./files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Conflicts between settings, read from the raw text, so that they are listed with all other
 * problems.
 */
export function listConflicts(given: Environment): string[] {
  const isProduction = (given["MODE"] ?? "production") === "production";
  const inProduction: readonly (readonly [boolean, string])[] = [
    [given["CLOCK"] !== undefined, "CLOCK: a fixed clock is refused in production"],
    [
      (given["APPLICATION_ORIGINS"] ?? "").includes("http://"),
      "APPLICATION_ORIGINS: only https origins are accepted in production",
    ],
    [
      given["LISTEN_REUSE_PORT"] === "1" &&
        given["REDIS_URL"] === undefined &&
        given["DATA_DIR"] === IN_MEMORY,
      "LISTEN_REUSE_PORT: several processes need a DATA_DIR on disk or REDIS_URL, or one would not know who logged out at another",
    ],
    [
      (given["CRM_SSO_URL"] ?? "").startsWith("http://"),
      "CRM_SSO_URL: members' tokens are posted there, so it must be https in production",
    ],
  ];
  const problems = inProduction.flatMap(([isRefused, problem]) =>
    isProduction && isRefused ? problem : [],
  );
  const chat = ["CHAT_URL", "CHAT_VENDOR_HOST", "CHAT_SITE_ID"];
  if (chat.some((name) => given[name] !== undefined)) {
    const missing = chat.filter((name) => given[name] === undefined);
    problems.push(...missing.map((name) => `${name}: is needed for chat, which is set up in part`));
  }
  if (given["REDIS_SENTINELS"] !== undefined && given["REDIS_URL"] === undefined) {
    problems.push("REDIS_SENTINELS: need REDIS_URL, whose host is the name of the primary");
  }
  const { PORT: port = "3000", METRICS_PORT: metricsPort } = given;
  if (metricsPort !== undefined && metricsPort !== "0" && metricsPort === port)
    problems.push("METRICS_PORT: members use this port; metrics need one of their own");
  if (given["REDIS_CLUSTER"] === "true") problems.push(...listClusterConflicts(given));
  return problems;
}

function listClusterConflicts({
  REDIS_URL: url,
  REDIS_SENTINELS: sentinels,
}: Environment): string[] {
  if (url === undefined) return ["REDIS_CLUSTER: needs REDIS_URL, which names one of its nodes"];
  if (sentinels !== undefined)
    return ["REDIS_CLUSTER: a cluster needs no REDIS_SENTINELS; its nodes replace each other"];
  const database = URL.canParse(url) ? new URL(url).pathname.slice(1) : "";
  return Number(database) === 0
    ? []
    : ["REDIS_CLUSTER: a cluster has database 0 alone, and REDIS_URL names another"];
}

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
