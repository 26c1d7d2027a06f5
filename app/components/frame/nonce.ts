import { createContext } from "react";

/** Undefined in the browser, which hides nonces from scripts; null if the page has no policy. */
export const NonceContext = createContext<string | null | undefined>(undefined);
