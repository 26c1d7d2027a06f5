import { useEffect } from "react";

/** Shows a page where it belongs: in the page that opened this pop-up, which closes, else here. */
export function showInOpener(path: string): void {
  const opener: Window | null = window.opener;
  if (opener === null) return location.replace(path);
  opener.location.assign(path);
  window.close();
}

/**
 * An error in the ID card's pop-up closes it and is shown in the page that opened it (§4, T-04).
 * Only that pop-up has an opener: every other new tab is opened without one. Without script the
 * error stays in the pop-up.
 */
export function useErrorInOpener(path: string): void {
  useEffect(() => {
    if (window.opener !== null) showInOpener(path);
  }, [path]);
}
