/** Longer text in the place of a day is not shown again. */
const LONGEST = 30;

/** What an address has in the place of a day, as its field shows it again. */
export const typedDay = ([text = ""]: readonly string[]): string => text.slice(0, LONGEST);
