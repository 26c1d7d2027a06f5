/** How long to wait, in words; rounded up, so that nobody comes back too early. */
export function waitOf(seconds: number | null): string {
  if (seconds === null) return "a few minutes";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
