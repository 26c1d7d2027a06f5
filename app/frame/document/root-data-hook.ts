import { useRouteLoaderData } from "react-router";
import type { RootData } from "./root-data.ts";

/** The root's data; undefined if the request was refused before its loader ran. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");

/** The footer where `useRootData` has none: without year, links, badge and choice of colours. */
export const EMPTY_FOOTER = { year: null, policies: [], ncqa: null, scheme: null } as const;
