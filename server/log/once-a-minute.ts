const QUIET_MS = 60_000;

/** Wraps a function so that only the first call of each kind in a minute has an effect. */
export function onceAMinute<Value>(
  tell: (told: Value) => void,
  kindOf: (told: Value) => string = () => "",
): (told: Value) => void {
  const quietUntil = new Map<string, number>();
  return (told) => {
    const now = performance.now();
    const kind = kindOf(told);
    if (now < (quietUntil.get(kind) ?? 0)) return;
    quietUntil.set(kind, now + QUIET_MS);
    tell(told);
  };
}
