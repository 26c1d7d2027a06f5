/** A waiting time in words; rounded up, so that the next try is not too early. */
export function waitOf(seconds: number | null): string {
  if (seconds === null) return "a few minutes";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
