/** Short forms that members know from their own cards. */
const KNOWN_FORMS = new Set(["EPO", "HDHP", "HMO", "HSA", "POS", "PPO"]);

const SMALL_WORDS = new Set(["AND", "OF", "OR"]);

/** Capitals up to this length are a code of the gateway's own rather than a word. */
const MAX_CODE_LENGTH = 4;

/**
 * A gateway's own words as people read them: "medical, dental" begins with a capital, and
 * "MEDICARE_ADVANTAGE" is no longer shouted. Null for a code that only the gateway can read, such as
 * "MCX2": it is better left out than shown.
 */
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
