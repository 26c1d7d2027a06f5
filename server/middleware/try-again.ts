/** That a request's turn for the gateway did not come in time. */
export type TurnedAway = {
  /** When to come back, seconds. */
  readonly retryAfter: number;
  /** A page is tried again by itself; a form that was posted is not, and its page has what was typed. */
  readonly again: boolean;
};

/** Has a page tried again after so many seconds, with and without script. */
export function tryAgainIn(page: Response, { retryAfter, again }: TurnedAway): void {
  page.headers.set("retry-after", `${retryAfter}`);
  if (again) page.headers.set("refresh", `${retryAfter}`);
}
