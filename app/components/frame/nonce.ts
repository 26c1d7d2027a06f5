import { createContext } from "react";

/** Undefined in the browser, which hides it from scripts; null where the page has none. */
export const NonceContext = createContext<string | null | undefined>(undefined);
