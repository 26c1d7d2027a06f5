import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until script has taken over: what needs script waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
