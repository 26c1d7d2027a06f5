import { plainPath } from "#app/rules/frame/plain-path.ts";

/** Where a form of the frame leads back to; a GET of /logout, however it is written, would log out. */
export const returnPath = (path: string | undefined): string =>
  path === undefined || /^\/logout\b/.test(plainPath(path)) ? "/" : path;
