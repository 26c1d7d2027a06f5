/** What members may write, so that the letter is one page: lines as typed and as they break. */
export const MOST_LINES = { address: 6, why: 25 } as const;

/** Most characters of the member's reasons: with more, the letter would not fit on one page. */
export const LONGEST_WHY = 1000;

/** Characters that a printed line of the letter surely holds. */
const WIDTH = 85;

/** The printed lines of a text: those typed, each as often as it breaks. */
export const countLines = (text: string): number =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(Array.from(line).length / WIDTH)), 0);

/** Whether a text has more lines than its field may have. */
export const hasTooManyLines = (field: keyof typeof MOST_LINES, text: string): boolean =>
  countLines(text) > MOST_LINES[field];

/** How large the letter is printed; the smallest has its services in two columns. */
export type LetterSize = "usual" | "small" | "smallest";

/** Lines that fit on one page of either format beside the letter's own, in the largest brand's print. */
const FIT = { usual: 14, small: 36 } as const;

/** The size at which all parts of a letter (address, services, reasons, why) fit on one page (HELP-06). */
export function letterSize(parts: readonly string[]): LetterSize {
  const lines = parts.reduce((sum, part) => sum + (part === "" ? 0 : countLines(part)), 0);
  if (lines <= FIT.usual) return "usual";
  return lines <= FIT.small ? "small" : "smallest";
}
