import { sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { insuranceTypesText } from "#app/text/common/codes.ts";

/** An insurance type in words: "COMM" as "Private insurance"; null for other codes. */
export function showInsuranceType(insuranceType: string | null): Words | null {
  const given = insuranceType?.trim().toLowerCase() ?? "";
  const known = new Map(Object.entries(insuranceTypesText)).get(given);
  if (known !== undefined) return known;
  const words = given === "" ? null : readableWords(insuranceType ?? "");
  return words === null ? null : sent(words);
}

/** Abbreviations that members know from their cards. */
const KNOWN_FORMS = new Set(["EPO", "HDHP", "HMO", "HSA", "POS", "PPO"]);

const SMALL_WORDS = new Set(["AND", "OF", "OR"]);

/** Capitals up to this length are a code, not a word. */
const MAX_CODE_LENGTH = 4;

/** "MEDICARE_ADVANTAGE" becomes "Medicare Advantage"; null for a code such as "MCX2". */
export function readableWords(text: string): string | null {
  const words = text.replaceAll("_", " ").trim().split(/\s+/);
  const [first = "", ...others] = words;
  if (/\p{Ll}/u.test(text)) return [capitalize(first), ...others].join(" ");
  return words.some(isCode) ? null : words.map(lowerCase).join(" ");
}

const isCode = (word: string): boolean => {
  const bare = word.replaceAll(/[^\p{L}\d]/gu, "");
  return (
    /\d/.test(bare) ||
    (bare.length <= MAX_CODE_LENGTH && !KNOWN_FORMS.has(bare) && !SMALL_WORDS.has(bare))
  );
};

function lowerCase(word: string): string {
  if (KNOWN_FORMS.has(word.replaceAll(/[^\p{L}]/gu, ""))) return word;
  return SMALL_WORDS.has(word) ? word.toLowerCase() : capitalize(word.toLowerCase());
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
