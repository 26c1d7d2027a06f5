/** Decay of the averages with each request that begins, so that about the last thirty decide. */
const KEPT = 1 - 1 / 32;

/** After fewer requests the running ones say little, because the first ones of a process are slow. */
const ENOUGH = 16;

/** The pace of a line: how long recent requests held connections, whatever the cause of slowness. */
export function createPace(now: () => number) {
  /** Recent requests: their (decayed) number, and how long they held connections, milliseconds. */
  let recent = 0;
  let heldMs = 0;
  /** Calls that hold a connection now: their number, and the sum of their start times. */
  let holders = 0;
  let starts = 0;

  return {
    /** Counts a request that begins. */
    begin(): void {
      recent = recent * KEPT + 1;
      heldMs *= KEPT;
    },
    /** Records that a call holds a connection, until the returned function is called. */
    hold(): () => void {
      const start = now();
      holders += 1;
      starts += start;
      return () => {
        holders -= 1;
        starts -= start;
        heldMs += now() - start;
      };
    },
    /** How long a request holds one connection in all, milliseconds; 0 while unknown. */
    requestMs(): number {
      if (recent === 0) return 0;
      // When nothing is answered any more, only the running calls show it.
      const running = recent > ENOUGH ? holders * now() - starts : 0;
      return (heldMs + running) / recent;
    },
  };
}
