/** The syllables of an English word, by its letters: about as many as it is spoken with. */
export function countEnglishSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  // An e at the end is silent, but in "table".
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** The school grade whose readers understand English texts, by Flesch and Kincaid. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?…]+(?:\s|$)/))
    .map((sentence) => sentence.match(/[A-Za-z'’]+/g) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + countEnglishSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}
