/** How many dismissed alerts are remembered; the oldest is dropped first. */
export const MAX_DISMISSED = 20;

const ALERT_ID = /^[\da-f]{12}$/;

/** The facts that decide whether a configured alert is shown. */
type PlacedAlert = {
  readonly id: string;
  readonly canDismiss: boolean;
};

/** Whether a text is an alert's id: twelve hexadecimal digits. */
export function isAlertId(text: string): boolean {
  return ALERT_ID.test(text);
}

/** The alerts that are not dismissed, as configured (S-30). One that cannot be dismissed is always shown. */
export function alertsToShow<Alert extends PlacedAlert>(
  alerts: readonly Alert[],
  dismissed: readonly string[],
): Alert[] {
  return alerts.filter(({ id, canDismiss }) => !canDismiss || !dismissed.includes(id));
}

/** A cookie's ids, joined by dots; at most the limit, without invalid ones. */
export function readDismissed(text: string | undefined): string[] {
  const ids = (text ?? "").slice(0, 1000).split(".").filter(isAlertId);
  return [...new Set(ids)].slice(-MAX_DISMISSED);
}

/** The ids with a new last one, at most the limit. */
export function withDismissed(ids: readonly string[], id: string): string[] {
  return [...ids.filter((each) => each !== id), id].slice(-MAX_DISMISSED);
}
