/** A line of this length accepts no more: each place in it is an open request. */
const LONGEST_LINE = 1000;

type Line = {
  /** How many more may begin. */
  room: number;
  underWay: number;
  readonly waiting: Set<(hasTurn: boolean) => void>;
};

/**
 * Lines of this process: of a key no more attempts begin than may still be wrong, and the others
 * wait until one was not. So a crowd behind one address passes, and a crowd of guesses does not.
 */
export function createLines(longestMs: number) {
  const lines = new Map<string, Line>();

  /** Waits for a turn; null when the line is too long or too slow. */
  return async (key: string) => {
    const line: Line = lines.get(key) ?? { room: 0, underWay: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.waiting.size >= LONGEST_LINE) return null;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    line.waiting.add(resolve);
    const timer = setTimeout(() => {
      line.waiting.delete(resolve);
      resolve(false);
    }, longestMs);
    callNext(line);
    const hasTurn = await promise;
    clearTimeout(timer);
    if (!hasTurn) return null;
    return {
      /** Whoever is alone tells the line how many may still be wrong. */
      tell(left: number) {
        if (line.underWay === 1) line.room = left - 1;
        callNext(line);
      },
      leave(isWrong: boolean) {
        line.underWay -= 1;
        if (!isWrong) line.room += 1;
        callNext(line);
        if (line.underWay === 0) lines.delete(key);
      },
    };
  };
}

/** When none is under way the next learns from the store how many may still be wrong. */
function callNext(line: Line): void {
  for (const next of line.waiting) {
    if (line.room <= 0 && line.underWay > 0) return;
    line.waiting.delete(next);
    line.room -= 1;
    line.underWay += 1;
    next(true);
  }
}
