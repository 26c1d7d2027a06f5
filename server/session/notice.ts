/** What one page may leave for the next to say: a name, never a sentence and never a value. */
export const NOTICES = [
  "logged-out",
  "welcome",
  "preferences-saved",
  "password-changed",
  "password-reset",
  "group-changed",
  "card-emailed",
  "form-kept",
] as const;

export type Notice = (typeof NOTICES)[number];

/** Whether a cookie's text is one of the names. */
export function isNotice(text: string): text is Notice {
  return NOTICES.some((notice) => notice === text);
}
