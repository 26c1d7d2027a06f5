/** A status of §8, or the generic entry; 1 stands for "no connection". */
export const ERROR_ENTRIES = [1, 400, 401, 403, 404, 408, 500, 502, 503, "generic"] as const;

export type ErrorEntry = (typeof ERROR_ENTRIES)[number];

/** The catalogue entry of a status; the generic one for a status it does not list (§8). */
export function errorEntry(status: number): ErrorEntry {
  return findErrorEntry(String(status));
}

/** The catalogue entry a URL names, as in `/error/404`; the generic one for anything else (§8). */
export function findErrorEntry(parameter: string): ErrorEntry {
  return ERROR_ENTRIES.find((entry) => String(entry) === parameter) ?? "generic";
}

/** 1 becomes 503. 408 invites clients to repeat: our own timeout is a 504 with its text. */
export function documentStatus(entry: ErrorEntry): number {
  if (entry === "generic") return 500;
  if (entry === 1) return 503;
  return entry === 408 ? 504 : entry;
}
