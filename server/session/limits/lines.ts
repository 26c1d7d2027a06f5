/** Lines of those who wait for the same thing: the first looks after it, the others wait behind it. */
export function createLines() {
  /** Those behind the first, in order of arrival. */
  const lines = new Map<string, Set<() => void>>();

  /** Resolves when first in line; false when `until` came before. */
  function join(name: string, until: number): Promise<boolean> {
    const line = lines.get(name);
    if (line === undefined) {
      lines.set(name, new Set());
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        line.delete(goOn);
        resolve(false);
      };
      const timer = setTimeout(giveUp, until - performance.now());
      line.add(goOn);
    });
  }

  function leave(name: string) {
    const line = lines.get(name);
    const [next] = line ?? [];
    if (next === undefined) lines.delete(name);
    else line?.delete(next);
    next?.();
  }

  return {
    isTaken: (name: string): boolean => lines.has(name),
    /** Somebody who stands in one line at most, until a moment. */
    stand(until: number) {
      let firstOf: string | undefined;
      const leaveLine = () => {
        if (firstOf !== undefined) leave(firstOf);
        firstOf = undefined;
      };
      return {
        isFirstOf: (name: string | undefined): boolean => name !== undefined && firstOf === name,
        /** Resolves when first in that line; false when it took too long. */
        async moveTo(name: string): Promise<boolean> {
          if (firstOf === name) return true;
          leaveLine();
          if (!(await join(name, until))) return false;
          firstOf = name;
          return true;
        },
        leave: leaveLine,
      };
    },
  };
}
