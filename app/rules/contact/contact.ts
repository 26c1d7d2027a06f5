import type { Category } from "../member/eligibility.ts";

/** Contact lines, one for each block of the contact pages (§2 "Contact-us page"). */
export type ContactLine =
  | "support"
  | "medical"
  | "dental"
  | "pharmacy"
  | "oebb"
  | "pebb"
  | "medicareAdvantage"
  | "medicarePharmacy"
  | "medicareService";

/** Which of the three opening hours applies (§9 "Support hours"). */
export type ContactHours = "support" | "medicareLines" | "medicareService";

type ContactEmail = {
  readonly address: string;
  readonly region: "alaska" | "oregon" | null;
};

/** How a line is reached, as far as the carrier has set it. */
export type ContactChannels = {
  readonly phone: string | null;
  readonly emails: readonly ContactEmail[];
};

export type ContactBlock = ContactChannels & {
  readonly line: ContactLine | "tty";
  readonly hours: ContactHours | null;
};

/** A block as a contact page shows it; `opening` is null if nothing is known of now. */
export type ShownContactBlock = ContactBlock & {
  readonly opening: { readonly isOpen: boolean; readonly words: string } | null;
};

/** The relay service's number, the same for every carrier (§2: "TTY (call 711)"). */
const TTY: ContactBlock = { line: "tty", phone: "711", emails: [], hours: null };

type HoursRow = readonly [ContactLine, ContactHours];

const OF_MEDICARE_ORIENTED: readonly HoursRow[] = [
  ["support", "support"],
  ["medicareService", "medicareService"],
];

/** §9 gives the Medicare lines their own hours; all others have the support hours. */
const OF_OTHERS: readonly HoursRow[] = [
  ["support", "support"],
  ["medical", "support"],
  ["dental", "support"],
  ["pharmacy", "support"],
  ["oebb", "support"],
  ["pebb", "support"],
  ["medicareAdvantage", "medicareLines"],
  ["medicarePharmacy", "medicareLines"],
];

/** The contact blocks in order (§2, §9). One without phone and e-mail is left out (S-29); TTY needs no setting. */
export function listContactBlocks(
  flags: { readonly medicareOriented: boolean },
  channels: Readonly<Record<ContactLine, ContactChannels>>,
): readonly ContactBlock[] {
  const rows = flags.medicareOriented ? OF_MEDICARE_ORIENTED : OF_OTHERS;
  const blocks = rows
    .map(([line, hours]) => ({ line, hours, ...channels[line] }))
    .filter(({ phone, emails }) => phone !== null || emails.length > 0);
  return flags.medicareOriented ? blocks : [...blocks, TTY];
}

export type ContactDirectory = {
  readonly own: readonly ContactBlock[];
  readonly others: readonly ContactBlock[];
};

/** Plans with lines of their own; a visitor is unlikely to be in one of them. */
const SPECIAL_PLAN_LINES: readonly ContactBlock["line"][] = [
  "oebb",
  "pebb",
  "medicareAdvantage",
  "medicarePharmacy",
];

/** Lines for all readers. */
const COMMON_LINES: readonly ContactBlock["line"][] = ["support", "medicareService", "tty"];

/**
 * Includes past plans, because past claims bring questions. Medicare groups have their own lines
 * (§1).
 */
export function ownContactLines(
  categories: readonly Category[],
  { medicare }: { readonly medicare: boolean },
): readonly ContactLine[] {
  const lines: readonly (readonly [Category, ContactLine])[] = [
    ["medical", medicare ? "medicareAdvantage" : "medical"],
    ["dental", "dental"],
    ["pharmacy", medicare ? "medicarePharmacy" : "pharmacy"],
  ];
  return lines.filter(([category]) => categories.includes(category)).map(([, line]) => line);
}

/**
 * A member's own lines first, then the lines for all readers. A visitor's own lines are all but
 * those of special plans.
 */
export function contactDirectory(
  blocks: readonly ContactBlock[],
  ownLines: readonly ContactLine[],
): ContactDirectory {
  if (ownLines.length === 0) {
    const isSpecial = ({ line }: ContactBlock) => SPECIAL_PLAN_LINES.includes(line);
    return { own: blocks.filter((it) => !isSpecial(it)), others: blocks.filter(isSpecial) };
  }
  const first = [...ownLines, ...COMMON_LINES];
  return {
    own: first.flatMap((line) => blocks.filter((block) => block.line === line)),
    others: blocks.filter(({ line }) => !first.includes(line)),
  };
}

export type HelpTopic = "id-card" | "handbooks" | "communication-choices";

/**
 * The Help center's links, in order (S-04). A member without a current plan has no ID card (§2
 * "Route list") and no benefits menu (§6); Providence has no handbooks (§6). Choices of communication
 * are there where the gateway takes them, for members themselves alone.
 */
export function listHelpTopics(viewer: {
  readonly termed: boolean;
  readonly providence: boolean;
  readonly hasCommunicationChoices: boolean;
}): readonly HelpTopic[] {
  return [
    ...(viewer.termed ? [] : (["id-card"] as const)),
    ...(viewer.termed || viewer.providence ? [] : (["handbooks"] as const)),
    ...(viewer.hasCommunicationChoices ? (["communication-choices"] as const) : []),
  ];
}
