import { createContext } from "react-router";
import type { SessionState } from "#server/session/sign-in-state.ts";

export const sessionContext = createContext<SessionState>();
