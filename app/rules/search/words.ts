/** The text in lower case and without accents. */
const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a text in lower case and without accents. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== "");

/** Words that say nothing of what is looked for, in either language. */
const FILLERS = new Set(
  wordsIn(
    "a an and at for in my of on or the to with al con de del el en la las los mi o para por un una y",
  ),
);

/** The words without fillers; all of them where nothing else is left. */
export function tellingWords(text: string): string[] {
  const all = wordsIn(text);
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length === 0 ? all : telling;
}

/** Whether a word is the term, in the plural, too: "coronas" is "corona", "extracciones" "extracción". */
export const isTerm = (word: string, term: string): boolean =>
  word === term || word === `${term}s` || word === `${term}es`;
