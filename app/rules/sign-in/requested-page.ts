import { findSafePath } from "../frame/safe-path.ts";

/** Longer addresses are not remembered: they travel in a cookie. */
const LONGEST = 512;

/** Members' pages to return to, but home: no log-out, no files, no forms of sign-in. */
const PAGES =
  /^\/(?:account|benefits|history|services|details|claims|eobs|id-card|navitus|documents|find-care|passport-dental|select-group|support\/customer-service)(?:\/|$)/;
const FILES = /\.(?:csv|pdf|zip)$|\/(?:pdf|save)$/;

/** The page to return to after a log-in (T-75); undefined for an unsafe, long or other address. */
export function findPageToRemember(address: string | null): string | undefined {
  const path = findSafePath(address);
  if (path === undefined || path.length > LONGEST) return undefined;
  const [pathname = ""] = path.split("?", 1);
  return PAGES.test(pathname) && !FILES.test(pathname) ? path : undefined;
}
