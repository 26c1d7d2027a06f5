import { PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";

/** What a provider may add to the address of its answer (RFC 6749, 4.1.2; RFC 9207). */
const PARAMETERS = ["code", "state", "iss", "error"];

/** The address of a provider's answer, with what belongs to the protocol and nothing else. */
export function answeredAddress({ origin, searchParams }: URL): URL {
  const answered = new URL(`${origin}${PROVIDER_PATH}`);
  for (const [name, value] of searchParams)
    if (PARAMETERS.includes(name)) answered.searchParams.append(name, value);
  return answered;
}

/** The status of a page that was thrown; null for anything else. */
export function statusOf(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null || thrown instanceof Response) return null;
  const init: unknown = Reflect.get(thrown, "init");
  const status: unknown =
    typeof init === "object" && init !== null ? Reflect.get(init, "status") : null;
  return typeof status === "number" ? status : null;
}
