/** Bounds what a process does for somebody to one at a time. */
export type OneAtATime = {
  /** Begins, and gives the function that ends it, which may be called twice; null while one is on. */
  readonly begin: (who: string) => (() => void) | null;
};

export function createOneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return {
    begin(who) {
      if (busy.has(who)) return null;
      busy.add(who);
      let hasEnded = false;
      return () => {
        if (!hasEnded) busy.delete(who);
        hasEnded = true;
      };
    },
  };
}
