/** What one page may leave for the next to say: a name, never a sentence and never a value. */
export const FLASHES = [
  "logged-out",
  "welcome",
  "preferences-saved",
  "password-changed",
  "password-reset",
  "group-changed",
  "card-emailed",
  "form-kept",
] as const;

export type FlashName = (typeof FLASHES)[number];

/** Whether a cookie's text is one of the names. */
export function isFlashName(text: string): text is FlashName {
  return FLASHES.some((notice) => notice === text);
}
