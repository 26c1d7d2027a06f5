import { locale } from "./locale.ts";

const inText = new Intl.ListFormat(locale);
const apart = new Intl.ListFormat(locale, { type: "unit" });

/** Inside a sentence: "Ana, Ben, and Cy". */
export const listInText = (all: readonly string[]): string => inText.format(all);

/** Side by side, as in a table: "Ana, Ben, Cy". */
export const listNames = (all: readonly string[]): string => apart.format(all);

/** A list of pieces that are not plain text, such as words as sent; `plain` is how each reads. */
export const listPieces = <Piece>(
  all: readonly Piece[],
  plain: (piece: Piece) => string,
): (string | Piece)[] => {
  const left = [...all];
  return inText
    .formatToParts(all.map(plain))
    .map(({ type, value }) => (type === "element" ? (left.shift() ?? value) : value));
};
