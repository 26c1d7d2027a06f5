import { createContext } from "react-router";
import type { SessionState } from "#server/session/store/session-store.ts";

export const sessionContext = createContext<SessionState>();
