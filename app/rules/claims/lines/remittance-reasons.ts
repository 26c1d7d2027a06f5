import { findMeaningOfWords } from "./reason-words.ts";

/**
 * What a reason for disallowing an amount means, by its claim adjustment reason code in remittances or, where it
 * has none, by its words (`reason-words.ts`).
 */
export type ReasonMeaning =
  | "over-allowed"
  | "price"
  | "kept-back-or-added"
  | "included"
  | "report-only"
  | "share"
  | "denial"
  | "no-benefit"
  | "repeat"
  | "undecided"
  | "forwarded"
  | "paid-elsewhere"
  | "paid-to-member";

/** Who bears an amount: the provider (CO), another (OA), a correction (CR), the payer's rules (PI); the member (PR). */
const GROUPS = ["CO", "CR", "OA", "PI", "PR"] as const;
type Group = (typeof GROUPS)[number];

const NOT_THE_MEMBER = ["CO", "CR", "OA", "PI"] as const;

/** Numbers without a group may be the carrier's own: of these only 45 is read. */
const REASONS: readonly {
  readonly meaning: ReasonMeaning | null;
  readonly groups: readonly (Group | "")[];
  readonly codes: string;
}[] = [
  /** Over the plan's allowed amount, whoever pays it. */
  { meaning: "over-allowed", groups: ["", ...GROUPS], codes: "45" },
  /** A flat rate, or a price that was agreed on or set: of several procedures, drugs, stays, or other insurers. */
  {
    meaning: "price",
    groups: NOT_THE_MEMBER,
    codes:
      "24 42 44 59 69 70 74 75 76 87 90 91 94 102 118 121 122 131 132 139 172 205 209 232 271 A2 P12 P24 P25",
  },
  /** Taxes, fees, rewards, penalties and the like, which providers and payers settle. */
  {
    meaning: "kept-back-or-added",
    groups: NOT_THE_MEMBER,
    codes: "103 104 105 130 137 143 144 161 223 225 237 245 253",
  },
  /** In the payment of another service, an inpatient stay, the mother's stay, or an earlier payment. */
  {
    meaning: "included",
    groups: NOT_THE_MEMBER,
    codes: "60 89 97 128 134 190 234 236 B10 B13 P14",
  },
  /** A service that only reports, for a cent or nothing. */
  { meaning: "report-only", groups: NOT_THE_MEMBER, codes: "246" },
  /** A deductible, coinsurance or copay, by any of its names. */
  { meaning: "share", groups: ["PR"], codes: "1 2 3 36 37 66 85 122 142 201 241 247 248" },
  /** The plan has no benefit for it, or no more of it, such as a maximum that is reached. */
  { meaning: "no-benefit", groups: GROUPS, codes: "35 49 96 119 149 204 B1" },
  /** The same service was sent before. */
  { meaning: "repeat", groups: NOT_THE_MEMBER, codes: "18" },
  /** Nobody has decided it yet. */
  { meaning: "undecided", groups: GROUPS, codes: "133 257 277" },
  /** Sent on to another plan or office, which decides. */
  { meaning: "forwarded", groups: GROUPS, codes: "270 280 290 291 292 297 298 B11" },
  /** Paid, and perhaps taken off, by an earlier payer (23) or from an account of the member's (187). */
  { meaning: "paid-elsewhere", groups: NOT_THE_MEMBER, codes: "23" },
  { meaning: "paid-elsewhere", groups: GROUPS, codes: "187 293 294" },
  { meaning: "paid-to-member", groups: GROUPS, codes: "100" },
  /** A share of another group's, a penalty, a change of level, another benefit or payer: only the amounts tell. */
  { meaning: null, groups: NOT_THE_MEMBER, codes: "1 2 3" },
  {
    meaning: null,
    groups: GROUPS,
    codes: "61 78 95 101 117 150 169 186 192 195 210 215 238 254 259 281 A0 W1",
  },
];

const MEANINGS: ReadonlyMap<string, ReasonMeaning | null> = new Map(
  REASONS.flatMap(({ meaning, groups, codes }) =>
    groups.flatMap((group) =>
      codes.split(" ").map((code) => [`${group}-${code}`, meaning] as const),
    ),
  ),
);

/** A reason's code in remittances; the group is "" where none is given. */
type ReasonCode = { readonly group: Group | ""; readonly code: string };

/**
 * Reads a code as it is sent, with zeros, in any case, and with the code of a remark behind it: "co045 N130" is
 * CO and 45. Null for one that has not this form, such as the carrier's own "PRIOR".
 */
export function parseReasonCode(sent: string | null | undefined): ReasonCode | null {
  const plain = (sent ?? "").toUpperCase().replace(/[\s,;/|]+(?:N|MA?)\d{1,3}\b.*$/, "");
  const [, named = "", letter = "", digits] =
    /^(?:(CO|CR|OA|PI|PR)[- ]?)?([A-Z]?)0*(\d{1,3})$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  const group = GROUPS.find((each) => each === named) ?? "";
  return { group, code: `${letter}${digits}` };
}

/** What a code of the table means; null for all others. */
export function findMeaning(sent: string | null | undefined): ReasonMeaning | null {
  const parsed = parseReasonCode(sent);
  return parsed && (MEANINGS.get(`${parsed.group}-${parsed.code}`) ?? null);
}

/**
 * What a reason means: by its code in remittances, of which all that are not in the table are denials; beside
 * none or the carrier's own, by its words. Null where nobody knows.
 */
export function findReasonMeaning(reason: {
  readonly code: string | null;
  readonly description: string | null;
}): ReasonMeaning | null {
  const parsed = parseReasonCode(reason.code);
  const known = parsed === null ? undefined : MEANINGS.get(`${parsed.group}-${parsed.code}`);
  if (known !== undefined) return known;
  return (parsed?.group ?? "") === "" ? findMeaningOfWords(reason.description) : "denial";
}

const NO_DENIALS: ReadonlySet<ReasonMeaning | null> = new Set<ReasonMeaning>([
  "over-allowed",
  "price",
  "kept-back-or-added",
  "included",
  "report-only",
  "share",
]);

/** Whether a meaning is no denial, and the amount over what the plan allows. */
export const isNoDenial = (meaning: ReasonMeaning | null): boolean => NO_DENIALS.has(meaning);

/** Whether an amount was paid in another way, so that nobody knows how much of it is a discount. */
export const isPaidElsewhere = (meaning: ReasonMeaning | null): boolean =>
  meaning === "paid-elsewhere" || meaning === "paid-to-member";
