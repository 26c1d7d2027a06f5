import { createContext, data } from "react-router";
import type { Context } from "#server/middleware/context.ts";

/** A form that carries a member's token to another site. */
export type TokenForm = {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/** Set where send-token-page.tsx answers: the router writes data into a script (T-02). */
export const sendTokenContext = createContext<TokenForm | null>(null);

/** Ends the loader or action, so that nothing else is loaded for that page. */
export function sendToken(context: Context, form: TokenForm): never {
  context.set(sendTokenContext, form);
  throw data(null, { status: 200 });
}

/**
 * Whether a browser opens the answer as a page. A script can read the answers to its own requests,
 * the router's for data among them; browsers do not let scripts change this header.
 */
export function isNavigation({ url, headers }: Pick<Request, "url" | "headers">): boolean {
  if (new URL(url).pathname.endsWith(".data")) return false;
  return (headers.get("sec-fetch-dest") ?? "document") === "document";
}
