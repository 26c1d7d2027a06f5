/** Seconds ("120"), up to eleven days. */
const SECONDS = /^\d{1,6}$/;

/** A date of HTTP in its only form that senders may use: "Sat, 21 Nov 2026 20:05:00 GMT". */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The seconds from `now` that a Retry-After header names (RFC 9110), in seconds or as a date; null
 * without a header, for anything else, and for a time that is over.
 */
export function findRetrySeconds(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  const isDate = HTTP_DATE.test(text);
  const seconds = isDate ? Math.ceil((Date.parse(text) - now.getTime()) / 1000) : Number(text);
  return (isDate || SECONDS.test(text)) && seconds > 0 ? seconds : null;
}
