/** Where a form of the frame leads back to; a GET of /logout would log out. */
export const returnPath = (path: string | undefined): string =>
  path === undefined || /^\/logout\b/.test(path) ? "/" : path;
