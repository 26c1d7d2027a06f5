import { createContext } from "react";

/**
 * The nonce of this response; undefined in the browser, which hides it from scripts, and null where
 * the page has none.
 */
export const NonceContext = createContext<string | null | undefined>(undefined);
