/** Tests that may have limits of time, each with its reason. */
export const ALLOWED: ReadonlyMap<string, string> = new Map([]);
