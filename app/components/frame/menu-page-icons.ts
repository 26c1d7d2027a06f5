import type { IconName } from "../ui/icons.ts";

const icons: Readonly<Record<string, IconName>> = {
  "account-summary": "clipboard-text-duotone",
  "account-member-information": "users-three-duotone",
  "id-cards": "identification-card",
  documents: "file-text-duotone",
  "account-settings": "gear-duotone",
  "account-plan-benefits": "shield-check-duotone",
  "account-ebill": "invoice-duotone",
  "account-help-center": "lifebuoy-duotone",
  "account-download": "download-simple-duotone",
  "account-communication-choices": "chat-circle-text-duotone",
  "benefits-summary": "shield-check-duotone",
  "benefits-medical": "first-aid-kit-duotone",
  "benefits-dental": "tooth-duotone",
  "benefits-vision": "eyeglasses-duotone",
  "benefits-pharmacy": "pill-duotone",
  "benefits-programs": "sparkle-duotone",
  "benefits-referrals": "signpost-duotone",
  "benefits-handbooks": "book-open-duotone",
  "benefits-medicare-materials": "file-text-duotone",
  "find-care-resources": "map-pin-duotone",
  "find-care-primary-care": "stethoscope-duotone",
  "find-care-dentist": "tooth-duotone",
  "passport-dental": "airplane-tilt-duotone",
};

/** The icon of an entry on its menu's page. */
export const menuPageIcon = (id: string): IconName => icons[id] ?? "file-text-duotone";
