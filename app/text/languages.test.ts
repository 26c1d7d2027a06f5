import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gradeOf } from "../../scripts/checks/english.ts";
import {
  REFUSED_ENGLISH,
  REFUSED_SPANISH,
  whyRefused,
} from "../../scripts/checks/refused-sayings.ts";
import { listPlaces, ownWords, sayAll, type Said } from "../../scripts/checks/said-texts.ts";
import {
  ENGLISH,
  FAMILIAR,
  formsOf,
  inflesz,
  isUnopened,
  listCapitals,
  readRefused,
} from "../../scripts/checks/spanish.ts";

// The modules of English and Spanish side by side: es takes the place of en in a build.

const here = import.meta.dirname;
const glossary = readFileSync(join(here, "../../docs/glossary-es.md"), "utf8");

/** Tables and fields have days in figures in both languages. */
const FIELD_DATES = /^shortDate$/;

/** Words that are the same in both languages. */
const SAME = new Set(
  [
    ["No", "no", "Plan", "Total", "Dental", "dental", "individual", "Individual", "Error", "bytes"],
    ["EOB", "NCQA", "TTY", "OEBB", "PEBB", "Medicare", "Medicare Advantage"],
    // Names of services and of a state.
    ["eBill", "Passport Dental", "SM", "Alaska"],
    // Names that the specification gives to pages of staff.
    ["LoginAsAnyone", "LoginAsNonEmp"],
  ].flat(),
);

/** Codes beside texts, which are the same in every language. */
const CODE = /^flashText\..*\.status$|^enrollmentAlerts\..*\.kind$/;

/** Words of the other language, which lead to it. */
const OF_THE_OTHER = /^languageText\.(language|withTyped)$/;

/** Sentences in pieces that a line does not break; each language has its own number of them. */
const PIECES = /^(contactText\.hours\.\w+)\.\d+$/;

/** Labels that staff of providers read, in English in every language. */
const ENGLISH_EVERYWHERE = "account/wallet-card.ts";

/** Forms of a word that English does not have. */
const MORE_FORMS = ["categoryOfCoverage", "categoryOfMany"];

/** Answers with letters of their arguments alone. */
const OF_ARGUMENTS = new Set(["initials"]);

/** What reads like a refused word and is none. */
const ALLOWED = [
  "aplicaciones de salud",
  // "revisión" is the word of appeals.
  "chequeos médicos",
  "City of Portland",
  "Número de referencia",
  // The characters of a password.
  /\S*@\$!%\*#\?&\S*/,
];

/** Names, which keep their capital inside a sentence; of pages, the first word. */
const NAMES = new Set(
  [
    ["Alder", "Ana", "Bo", "Clinic"],
    ["Configuración", "Cuenta", "Descargar", "Imprimir", "Portal"],
    ["Advantage", "Board", "Benefit", "Educators", "Employees", "Medicare", "Oregon", "Public"],
    ["City", "CoP", "Estados", "Pacífico", "Portland", "Unidos", "Dental", "Salesforce"],
    ["CSV", "EOB", "FSA", "HSA", "ID", "MRI", "PDF", "ZIP"],
    // A code of a procedure, the letters of a date and of an order.
    ["D", "MM", "A", "Z"],
  ].flat(),
);

const ONE = { first: 1, last: 1, total: 1 };

/** Arguments for functions that say nothing, or not everything, to the general ones. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  errorContent: [1, 400, 401, 403, 404, 408, 500, 502, 503].map((status) => [status]),
  fieldErrorMessage: [
    ["required", "pattern", "minlength", "maxlength"],
    ["mismatch", "inFuture", "dateRangeInvalid", "tooEarly"],
  ]
    .flat()
    .map((kind) => [kind, "Ana", {}]),
  claimStatusInWords: ["paid", "in-process", "pended", "denied", "adjusted", "other"].map((key) => [
    key,
    "Word",
  ]),
  relationshipInWords: ["subscriber", "spouse", "child", "dependent"].map((key) => [key, "Word"]),
  sexInWords: ["male", "female"].map((key) => [key, "Word"]),
  "myDataText.file.limitInWords": [["deductible", "Word"]],
  "myDataText.file.networkInWords": ["in", "out"].map((network) => [network, "Word"]),
  // A list of one: "1 a 1 de 1".
  "claimsText.count": [[{ ...ONE, whole: true, isEveryone: true }], [{ ...ONE, whole: false }]],
  "claimsText.more": [[{ shown: 10, total: 25, isEveryone: false }]],
  "eobsText.count": [[ONE]],
  "benefitSearchText.found": [1, 2].map((count) => [count, "Ana", ["dental"]]),
  "referralsText.count": [[ONE]],
  "documentsText.all.count": [[ONE]],
  "providerSearchText.shown": [[ONE], [{ ...ONE, total: null }]],
  showCountry: [["US", "United States"]],
  showTime: [["12:00 PM"], ["9:05 AM"]],
  showUnit: ["minute", "day", "mile"].flatMap((unit) => [1, 2].map((count) => [count, unit])),
};

type Language = "en" | "es";

const listFiles = (language: Language) =>
  globSync("**/*.ts", { cwd: join(here, language) })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();

const files = { en: listFiles("en"), es: listFiles("es") };

async function load(language: Language, file: string) {
  const exported = (await import(join(here, language, file))) as object;
  const places = listPlaces({ ...exported });
  const said = places.map((place) => ({ ...place, says: sayAll(place, SAMPLES[place.path]) }));
  return { names: Object.keys(exported), places, said };
}

const modules = await Promise.all(
  files.en
    .filter((file) => files.es.includes(file))
    .map(async (file) => ({ file, en: await load("en", file), es: await load("es", file) })),
);
const translated = modules.filter(({ file }) => file !== ENGLISH_EVERYWHERE);
const spanish = translated.flatMap(({ file, es }) =>
  es.said.flatMap(({ says }) => distinct(says).map((said) => ({ ...said, file }))),
);

function distinct(says: readonly Said[]): readonly Said[] {
  return [...new Map(says.map((said) => [said.text, said])).values()];
}

/** The sentences that a check refuses, each with its place. */
function refuse(isRefused: (text: string) => boolean): string[] {
  return spanish
    .filter(({ path }) => !CODE.test(path) && !OF_THE_OTHER.test(path))
    .filter(({ text }) => isRefused(withoutAllowed(text)))
    .map(({ file, path, text }) => `${file} ${path}: ${text}`);
}

const withoutAllowed = (text: string): string =>
  ALLOWED.reduce<string>((left, allowed) => left.replace(allowed, ""), text);

test("LANG-01 English and Spanish have the same text modules", () => {
  expect(files.es).toEqual(files.en);
});

test("LANG-01 text modules of both languages export the same names, with the same keys at every depth", () => {
  for (const { file, en, es } of modules) {
    const own = (names: readonly string[]) => names.filter((name) => !MORE_FORMS.includes(name));
    expect(own(es.names).toSorted(), file).toEqual(en.names.toSorted());
    const shape = ({ places }: typeof en) =>
      places
        .filter(({ path }) => !MORE_FORMS.some((name) => path.startsWith(`${name}.`)))
        .map(({ path, value }) => `${path.replace(PIECES, "$1")}: ${typeof value}`);
    expect(new Set(shape(es)), file).toEqual(new Set(shape(en)));
  }
});

test("LANG-01 codes and numbers beside texts are the same in both languages", () => {
  for (const { file, en, es } of modules) {
    const fixed = ({ places }: typeof en) =>
      places.filter(
        ({ path, value }) => CODE.test(path) || !["string", "function"].includes(typeof value),
      );
    expect(fixed(es), file).toEqual(fixed(en));
  }
});

test("LANG-01 no text is the same in both languages except for words that are the same", () => {
  const keyOf = ({ path, args }: Said) => `${path} ${JSON.stringify(args)}`;
  const same = translated.flatMap(({ file, en, es }) => {
    const english = new Map(en.said.flatMap(({ says }) => says).map((said) => [keyOf(said), said]));
    return es.said
      .filter(({ path }) => !CODE.test(path) && !OF_ARGUMENTS.has(path))
      .flatMap(({ says }) => says.filter((said) => english.get(keyOf(said))?.text === said.text))
      .map((said) => ({ said: `${file} ${said.path}: ${said.text}`, words: wordsOf(said) }))
      .filter(({ words }) => words !== "");
  });
  expect(same.filter(({ words }) => !SAME.has(words)).map(({ said }) => said)).toEqual([]);
  expect([...SAME].filter((word) => !same.some(({ words }) => words === word))).toEqual([]);
});

/** Days in any of their forms, which differ, and ones, which a word may say. */
const DAYS_AND_ONES =
  /\d{1,2} de \p{L}+ de \d{4}|\p{Lu}\p{L}+ \d{1,2}, \d{4}(?!-)|\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2}|\b1\b/gu;

/** Texts of which one language says another of two days, or more. */
const OTHER_NUMBERS = ["groupsText.terminatedOn"];

test("LANG-01 a text says the same numbers in both languages", () => {
  const numbersOf = ({ text }: Said) =>
    (text.replaceAll(DAYS_AND_ONES, "").match(/\d+/g) ?? []).toSorted().join(" ");
  const keyOf = ({ path, args }: Said) => `${path} ${JSON.stringify(args)}`;
  const other = translated.flatMap(({ file, en, es }) => {
    const english = new Map(en.said.flatMap(({ says }) => says).map((said) => [keyOf(said), said]));
    return es.said
      .flatMap(({ says }) => says)
      .filter(({ path }) => !PIECES.test(path) && !OTHER_NUMBERS.includes(path))
      .filter((said) => numbersOf(english.get(keyOf(said)) ?? said) !== numbersOf(said))
      .map(({ path, text }) => `${file} ${path}: ${text}`);
  });
  expect(other).toEqual([]);
});

/** Texts that say one thing otherwise than two in Spanish alone. */
const OTHER_FOR_ONE_IN_SPANISH = [
  ["benefitChangesText.counts.worse", "benefitChangesText.counts.better"],
  ["benefitChangesText.counts.changed", "claimsText.spending.moreContradictory"],
  ["contactText.opening.time"],
  ["filtersText.chosen", "loginText.attempts", "sessionEndText.idle", "sessionEndText.ended.why"],
].flat();

/** By call with a one: whether it says a two in the same words, the number aside. */
function wordingsOfOne(said: readonly { readonly says: readonly Said[] }[]) {
  const keyOf = (path: string, args: readonly unknown[]) => `${path} ${JSON.stringify(args)}`;
  const all = said.flatMap(({ says }) => says);
  const texts = new Map(all.map(({ path, args, text }) => [keyOf(path, args), text]));
  const plain = (text: string) => text.replaceAll(/\b[12]\b/g, "#");
  const calls = all.flatMap(({ path, args, text }) =>
    args.flatMap((argument, at) => {
      const two = argument === 1 ? texts.get(keyOf(path, args.with(at, 2))) : undefined;
      const key = `${keyOf(path, args)} ${at}`;
      return two === undefined
        ? []
        : [[key, { path, isSame: plain(two) === plain(text) }] as const];
    }),
  );
  return new Map(calls);
}

test("LANG-02 a text that English words otherwise for one thing than for two has both wordings in Spanish", () => {
  const apart = translated.flatMap(({ en, es }) => {
    const english = wordingsOfOne(en.said);
    return [...wordingsOfOne(es.said)].flatMap(([key, { path, isSame }]) =>
      (english.get(key)?.isSame ?? isSame) === isSame ? [] : path,
    );
  });
  expect(new Set(apart)).toEqual(new Set(OTHER_FOR_ONE_IN_SPANISH));
});

/** A text's own words, without what stands around them. */
const wordsOf = (said: Said): string => ownWords(said).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

test("LANG-01 these checks call every text function of both languages", () => {
  const silent = modules.flatMap(({ file, en, es }) =>
    [...en.said, ...es.said]
      .filter(({ value, says }) => typeof value === "function" && says.length === 0)
      .map(({ path }) => `${file} ${path}`),
  );
  expect(silent).toEqual([]);
});

test("LANG-02 no Spanish sentence has a term that the glossary refuses", () => {
  const terms = readRefused(glossary);
  expect(terms).toEqual(expect.arrayContaining(["suscriptor", "reclamación", "negado", "tú"]));
  const forms = terms.map(formsOf);
  expect(refuse((text) => forms.some((form) => form.test(text)))).toEqual([]);
});

test("LANG-02 Spanish sentences address members as usted, and have no English words", () => {
  expect(refuse((text) => FAMILIAR.test(text))).toEqual([]);
  expect(refuse((text) => ENGLISH.test(text))).toEqual([]);
});

test("LANG-02 Spanish questions and exclamations begin with an inverted mark", () => {
  expect(refuse(isUnopened)).toEqual([]);
});

/** Texts whose number is never one. */
const NEVER_ONE = ["yearText.gaps.cut", "billText.result.filing"];

test("LANG-02 no Spanish verb of many stands before one day, claim or the like", () => {
  const things = "día|mes|minuto|hora|reclamo|EOB|documento|referencia|servicio|proveedor";
  const ofMany = new RegExp(`\\p{L}[ae]n (?:los |las )?1 (?:${things})`, "u");
  // The number of true is 1, too.
  const said = translated
    .flatMap(({ es }) => es.said.flatMap(({ says }) => says))
    .filter(({ args, text }) => !args.includes(true) && ofMany.test(text));
  expect(new Set(said.map(({ path }) => path))).toEqual(new Set(NEVER_ONE));
});

test("LANG-02 only names have a capital inside a Spanish sentence", () => {
  expect(refuse((text) => listCapitals(text).some((word) => !NAMES.has(word)))).toEqual([]);
});

test("LANG-02 LANG-05 no text of either language has a wording that members once misread", () => {
  const refusedOf = (language: "en" | "es", refused: typeof REFUSED_ENGLISH) =>
    translated.flatMap(({ file, [language]: { said } }) =>
      said.flatMap(({ says }) =>
        distinct(says).flatMap(({ path, text }) => {
          const why = FIELD_DATES.test(path) ? undefined : whyRefused(text, refused);
          return why === undefined ? [] : [`${file} ${path}: ${text} (${why})`];
        }),
      ),
    );
  expect(refusedOf("en", REFUSED_ENGLISH)).toEqual([]);
  expect(refusedOf("es", REFUSED_SPANISH)).toEqual([]);
});

const rooms = [...new Set(files.en.map((file) => file.split("/")[0] ?? ""))];

/** One sentence of each place of a room: what a function says to other arguments reads alike. */
function sentencesOf(room: string, language: Language): string[] {
  const own = translated.filter(({ file }) => file.startsWith(`${room}/`));
  const places = new Map(
    own.flatMap(({ [language]: { said } }) =>
      said.flatMap(({ says }) => says.map(({ path, text }) => [path, text] as const)),
    ),
  );
  return [...places.values()].filter((text) => /[.?]$/.test(text));
}

test.each(rooms)(
  "LANG-02 sentences of %s are easy to read: in English grade 5 at most, in Spanish an INFLESZ score of 60 or more",
  (room) => {
    expect(gradeOf(sentencesOf(room, "en"))).toBeLessThanOrEqual(5);
    expect(inflesz(sentencesOf(room, "es"))).toBeGreaterThanOrEqual(60);
  },
);
