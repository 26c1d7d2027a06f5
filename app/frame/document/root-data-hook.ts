import { useRouteLoaderData } from "react-router";
import type { RootData } from "./root-data.ts";

/** The root's data; undefined if the request was refused before its loader ran. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");

/** The footer of a page whose root could not be loaded. */
export const EMPTY_FOOTER = { year: null, policies: [], ncqa: null, scheme: null } as const;
