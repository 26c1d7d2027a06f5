import { createContext } from "react-router";
import type { BrowserSessions } from "#server/session/sign-in-state.ts";

export const sessionContext = createContext<BrowserSessions>();
