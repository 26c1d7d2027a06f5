import { createContext } from "react";

/** Undefined in the browser, which hides it from scripts; null if the page has none. */
export const NonceContext = createContext<string | null | undefined>(undefined);
