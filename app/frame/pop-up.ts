import { useEffect } from "react";

/**
 * An error in the ID card's pop-up closes it and shows in the page that opened it (§4, T-04). That
 * pop-up alone has an opener: every other new tab is opened without one. Without script the error
 * stays where it is.
 */
export function useErrorInOpener(path: string): void {
  useEffect(() => {
    const opener: Window | null = window.opener;
    if (opener === null) return;
    opener.location.assign(path);
    window.close();
  }, [path]);
}
