import { createContext, data, type RouterContextProvider } from "react-router";

/** A form that carries a member's token to another site. */
export type TokenForm = {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/**
 * Set when this request is answered by the page that hands a token on (hand-off-page.tsx), not by a
 * page of the router: those write their data into a script, where no token may stand (T-02).
 */
export const sendTokenContext = createContext<TokenForm | null>(null);

/** Ends the loader or action: nothing else has to be loaded for that page. */
export function sendToken(context: Readonly<RouterContextProvider>, form: TokenForm): never {
  context.set(sendTokenContext, form);
  throw data(null, { status: 200 });
}

/**
 * Whether a browser opens what it asked for as a page. What a script asks for by itself, and so the
 * router's own requests for data, it can read; browsers do not let scripts change this header.
 */
export function isNavigation({ url, headers }: Pick<Request, "url" | "headers">): boolean {
  if (new URL(url).pathname.endsWith(".data")) return false;
  return (headers.get("sec-fetch-dest") ?? "document") === "document";
}
