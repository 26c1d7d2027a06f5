import { DIGITAL_CLAIMS_NAME, EBILL_NAME, FIND_A_DENTIST_NAME, wordsOf } from "./program-target.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";
import { PROGRAM_IDS, type Shortcut } from "./programs.ts";

/** The icons of program tiles, by their names in the icon set. */
export const PROGRAM_ICONS = [
  "tooth-duotone",
  "airplane-tilt-duotone",
  "file-text-duotone",
  "map-pin-duotone",
  "calculator-duotone",
  "smiley-duotone",
  "tag-duotone",
  "eyeglasses-duotone",
  "chat-circle-text-duotone",
  "ear-duotone",
  "brain-duotone",
  "barbell-duotone",
  "users-three-duotone",
  "heart-duotone",
  "phone-call-duotone",
  "first-aid-kit-duotone",
  "pill-duotone",
  "invoice-duotone",
  "book-open-duotone",
  "sparkle-duotone",
] as const;

type ProgramIcon = (typeof PROGRAM_ICONS)[number];

const iconById: ReadonlyMap<number, ProgramIcon> = new Map([
  [PROGRAM_IDS.dentalCostEstimator, "tooth-duotone"],
  [PROGRAM_IDS.passportDental, "airplane-tilt-duotone"],
  [PROGRAM_IDS.hearing, "ear-duotone"],
  [PROGRAM_IDS.callANurse, "phone-call-duotone"],
  [PROGRAM_IDS.healthTools, "first-aid-kit-duotone"],
  [PROGRAM_IDS.navitus, "pill-duotone"],
]);

/** The programs §2 lists, found by name: IDs for most of them are not given. */
const iconByName: readonly (readonly [RegExp, ProgramIcon])[] = [
  [/\bdental cost estimator\b/, "tooth-duotone"],
  [/\bpassport dental\b/, "airplane-tilt-duotone"],
  [DIGITAL_CLAIMS_NAME, "file-text-duotone"],
  [FIND_A_DENTIST_NAME, "map-pin-duotone"],
  [/\bhealth ?care cost estimator\b/, "calculator-duotone"],
  [/\boral health\b/, "smiley-duotone"],
  [/\bchoose ?healthy\b/, "tag-duotone"],
  [/\bsupplemental vision\b/, "eyeglasses-duotone"],
  [/\btext an? doctor\b/, "chat-circle-text-duotone"],
  [/\bhearing\b/, "ear-duotone"],
  [/\bmobile therapy\b/, "brain-duotone"],
  [/\bactive ?and ?fit\b/, "barbell-duotone"],
  [/\bbehavioral health champions?\b/, "users-three-duotone"],
  [/\bsilver ?and ?fit\b/, "heart-duotone"],
  [EBILL_NAME, "invoice-duotone"],
  [/\boutline of coverage\b/, "book-open-duotone"],
];

/** The icon of a program: by known ID, else by name, else its own `icon`, else a sparkle (§2). */
export function programIcon(tile: Pick<Program, "id" | "name" | "icon"> | Shortcut): ProgramIcon {
  if ("shortcut" in tile) {
    return tile.shortcut === "ebill" ? "invoice-duotone" : "book-open-duotone";
  }
  const words = wordsOf(tile.name);
  return (
    iconById.get(tile.id) ??
    iconByName.find(([pattern]) => pattern.test(words))?.[1] ??
    PROGRAM_ICONS.find((icon) => icon === tile.icon || icon === `${tile.icon}-duotone`) ??
    "sparkle-duotone"
  );
}
