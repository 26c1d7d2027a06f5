import type { IconName } from "../ui/icons.ts";

const icons: Readonly<Record<string, IconName>> = {
  home: "house",
  benefits: "shield-check",
  "find-care": "heartbeat",
  claims: "receipt",
  "claims-and-eobs": "receipt",
  "my-account": "user-circle",
  "account-settings": "gear",
  "change-password": "lock-key",
  "log-in-as-anyone": "user-switch",
  "log-in-as-non-employee": "user-switch",
  "contact-us": "lifebuoy",
  "log-out": "sign-out",
};

const filled: Readonly<Record<string, IconName>> = {
  home: "house-fill",
  benefits: "shield-check-fill",
  "find-care": "heartbeat-fill",
  claims: "receipt-fill",
  "claims-and-eobs": "receipt-fill",
};

/** The icon beside a menu entry; most entries of a submenu have none. */
export function findNavIcon(id: string): IconName | undefined {
  return icons[id];
}

/** The icon of a tab, filled on its own pages. */
export function findTabIcon(id: string, current: boolean): IconName | undefined {
  return current ? filled[id] : icons[id];
}
