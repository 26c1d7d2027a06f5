import { createContext } from "react";

/** The nonce of this answer; known on the server alone, browsers hide it from every script. */
export const NonceContext = createContext<string | undefined>(undefined);
