import { findSafePath } from "../frame/safe-path.ts";

/** Longer addresses are not remembered: they travel in a cookie. */
const LONGEST = 512;

/**
 * Where members' pages stand, but home, where a log-in leads anyway. What logs out, files and forms
 * of sign-in are none to return to.
 */
const PAGES =
  /^\/(?:account|benefits|history|services|details|claims|eobs|id-card|navitus|documents|find-care|passport-dental|select-group|support\/customer-service)(?:\/|$)/;
const FILES = /\.(?:csv|pdf|zip)$|\/(?:pdf|save)$/;

/**
 * The page to return to after a log-in (T-75), from a path of this site with its query; undefined
 * for what is unsafe, too long, or no page of a member.
 */
export function findPageToRemember(address: string | null): string | undefined {
  const path = findSafePath(address);
  if (path === undefined || path.length > LONGEST) return undefined;
  const [pathname = ""] = path.split("?", 1);
  return PAGES.test(pathname) && !FILES.test(pathname) ? path : undefined;
}
