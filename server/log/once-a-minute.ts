const QUIET_MS = 60_000;

/** The same function, of whose calls only the first of a minute does anything. */
export function onceAMinute<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (told) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + QUIET_MS;
    tell(told);
  };
}
