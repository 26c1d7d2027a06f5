import { createContext } from "react-router";
import type { BrowserSessions } from "#server/session/browser-sessions.ts";

export const sessionContext = createContext<BrowserSessions>();
