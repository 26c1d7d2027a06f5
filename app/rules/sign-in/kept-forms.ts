/** Forms of which nothing is kept when a session ends: what they hold is in no cookie, not even sealed. */
const NEVER_KEPT = ["/account/confidential"];

/** Whether a form posted to this path may be kept as a draft. Paths count in any letter case. */
export const isKeptForm = (path: string): boolean =>
  !NEVER_KEPT.some((each) => path.toLowerCase().startsWith(each));
