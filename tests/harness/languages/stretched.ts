// Copied into the text folder of the made-up language: it imports nothing.

/** Each vowel of a text becomes two with accents, which makes it about 40 % longer. */
const VOWELS: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  A: "ÁÁ",
  E: "ÉÉ",
  I: "ÍÍ",
  O: "ÓÓ",
  U: "ÚÚ",
};

/** Words begin with a capital, sentences have spaces; codes, names of icons and addresses don't. */
const isWords = (text: string): boolean => /^[A-Z]|\s/.test(text) && !/^https?:/.test(text);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** A text as it is, an object or a function with all its texts longer and accented. */
export function stretched<Value>(value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind stays what it is
  return stretch(value) as Value;
}

function stretch(value: unknown): unknown {
  if (typeof value === "string") {
    return isWords(value) ? value.replace(/[aeiou]/gi, (vowel) => VOWELS[vowel] ?? vowel) : value;
  }
  if (typeof value === "function") {
    // A function among the values makes a link, say, of a part of the sentence.
    return (...values: unknown[]) =>
      stretch(Reflect.apply(value, undefined, values.map(withStretchedValues)));
  }
  if (Array.isArray(value)) return value.map(stretch);
  if (typeof value !== "object" || value === null) return value;
  // Elements of React, days and the like stay what they are.
  if (!isPlain(value) || "$$typeof" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stretch(part)]));
}

const withStretchedValues = (value: unknown): unknown =>
  typeof value === "function"
    ? (...values: unknown[]) => Reflect.apply(value, undefined, values.map(stretch)) as unknown
    : value;
