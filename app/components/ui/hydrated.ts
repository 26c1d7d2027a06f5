import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until hydration: controls that need script wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
