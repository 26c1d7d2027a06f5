import type { RouterContextProvider } from "react-router";

/** What the middleware, loaders and actions of one request share. */
export type Context = Readonly<RouterContextProvider>;
