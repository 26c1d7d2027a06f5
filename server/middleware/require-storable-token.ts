import { data, type RouterContextProvider } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { TokenTooLongError } from "#server/session/cookies/token-length.ts";
import type { ErrorPageData } from "./gateway.ts";
import { requestContext } from "./log.ts";

/**
 * Resolves to what was sealed. Throws the error page 502 for a token that is too long for a
 * session, which breaks the gateway's contract; the log names the limit and the length.
 */
export async function requireStorableToken<Sealed>(
  context: Readonly<RouterContextProvider>,
  sealing: Promise<Sealed>,
): Promise<Sealed> {
  try {
    return await sealing;
  } catch (error) {
    if (!(error instanceof TokenTooLongError)) throw error;
    const { length, limit, bytes } = error;
    const { requestId } = context.get(requestContext);
    getRuntime().logger.error({ requestId, length, limit, bytes }, "token too long for a session");
    throw data<ErrorPageData>({ entry: 502 }, { status: 502 });
  }
}
