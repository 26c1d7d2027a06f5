const LETTER = String.raw`[\p{L}\d]`;

/** A pattern of whole words in any case, also beside letters with accents. */
export const wholeWord = (pattern: string): RegExp =>
  new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, "iu");

/**
 * The terms that docs/glossary-es.md refuses: in its tables after "never", and all in quotation
 * marks under "False friends" but those that are allowed.
 */
export function readRefused(glossary: string): readonly string[] {
  const [tables = "", friends = ""] = glossary.replaceAll("\n", " ").split("## False friends");
  const never = tables.match(/never "[^|]*/g) ?? [];
  const quoted = [...never, friends].flatMap((words) => [
    ...words.matchAll(/"([^"]+)"( is allowed)?/g),
  ]);
  return [
    ...new Set(quoted.flatMap(([, term = "", allowed]) => (allowed === undefined ? [term] : []))),
  ];
}

/** A term with its genders, plurals and forms of the verb. */
export function formsOf(term: string): RegExp {
  if (/[aei]r$/.test(term)) return wholeWord(`${term.slice(0, -2)}[aeioáéíó]\\p{L}*`);
  if (term.endsWith("ión")) return wholeWord(`${term.slice(0, -2)}(?:ón|ones)`);
  if (term.endsWith("o")) return wholeWord(`${term.slice(0, -1)}[oa]s?`);
  return wholeWord(`${term}(?:e?s)?`);
}

/** "tú" and forms of verbs that "usted" does not have. */
export const FAMILIAR = wholeWord(
  "tú|tus?|ti|te|contigo|tuy[oa]s?|eres|estás|has|haz|vas|ve a|puedes|podrás|tienes|tendrás|quieres|debes|" +
    "deberás|necesitas|sabes|recibes|recibirás|verás|usas|pagas|pagarás|deseas|prefieres|eliges|" +
    "ingresa|revísal[oa]|comunícate|inscríbete|regístrate|llámanos|contáctanos|asegúrate|" +
    "elegiste|recibiste|escribiste|olvidaste|enviaste|pediste|pagaste",
);

/** Words of English that no Spanish sentence has. */
export const ENGLISH = wholeWord(
  "the|and|your|you|of|for|with|is|are|was|were|to|we|this|that|from|by|on|in|not|or|our|it",
);

/** Questions and exclamations that are not opened. */
export const isUnopened = (text: string): boolean =>
  countOf(text, "?") !== countOf(text, "¿") || countOf(text, "!") !== countOf(text, "¡");

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

/** Words with a capital that do not begin a text, a sentence or a quotation. */
export const listCapitals = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\d,;)] )\p{Lu}\p{L}*/gu)].map(([word]) => word);

const STRONG = "aeoáéó";
/** The core of a syllable; an accented weak vowel is a syllable by itself. */
const CORE = new RegExp(
  `[iuü]?[${STRONG}](?:[iuü](?![${STRONG}])|y(?![${STRONG}iuíú]))?|[íú]|[iuü]+y?|y(?![${STRONG}iuíú])`,
  "g",
);

/** The syllables of a word. */
export const countSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replaceAll(/([qg])u(?=[eiéí])/g, "$1")
    .match(CORE)?.length ?? 1;

/** How easily texts read, by INFLESZ (Szigriszt's formula): 55 is normal, 65 fairly easy. */
export function inflesz(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?…]+(?:\s|$)/))
    .map((sentence) => sentence.match(/\p{L}+/gu) ?? []);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const count = sentences.filter(({ length }) => length > 0).length;
  return 206.835 - (62.3 * syllables) / words.length - words.length / count;
}
