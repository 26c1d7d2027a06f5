import type { Language } from "#app/rules/frame/languages.ts";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { proofSize, type ProvenPeriod } from "#app/rules/member/proof-of-coverage.ts";
import * as enLetter from "../../../../text/en/account/proof.ts";
import * as enCategories from "../../../../text/en/benefits/categories.ts";
import * as enFormat from "../../../../text/en/common/format.ts";
import * as enLocale from "../../../../text/en/common/locale.ts";
import * as esLetter from "../../../../text/es/account/proof.ts";
import * as esCategories from "../../../../text/es/benefits/categories.ts";
import * as esFormat from "../../../../text/es/common/format.ts";
import * as esLocale from "../../../../text/es/common/locale.ts";
import type { ProofData, ProvenPerson } from "./load-proof.ts";

const en = { ...enLetter, ...enCategories, ...enFormat, ...enLocale };
const es = { ...esLetter, ...esCategories, ...esFormat, ...esLocale };

/**
 * The words of a letter in each language, on the server alone: a letter may be in another language than
 * its page, whose client has one language (LANG-03).
 */
const LETTER_WORDS: Readonly<Record<Language, typeof en>> = { en, es };

type LetterRequest = {
  readonly people: readonly ProvenPerson[];
  readonly languages: readonly Language[];
  /** Whom it is for; undefined for whom it may concern. */
  readonly to: string | undefined;
};

type Words = (typeof LETTER_WORDS)[Language];

/** The letter in words, once for each language, all on one sheet (PROOF-02). */
export function writeLetter(data: ProofData, { people, languages, to }: LetterRequest) {
  const { brand, phone } = data;
  const categories = CATEGORIES.filter((category) =>
    people.some(({ coverage, unsure }) => unsure.includes(category) || has(coverage, category)),
  );
  const parts = languages.map((language) =>
    writePart(data, { people, categories, to, words: LETTER_WORDS[language] }),
  );
  const rows = parts.flatMap((part) => part.rows);
  return { sender: [brand.name, ...brand.address], phone, parts, size: proofSize(rows) };
}

export type ProofLetter = ReturnType<typeof writeLetter>;

const has = (coverage: ProvenPerson["coverage"], category: Category) =>
  coverage.some((each) => each.category === category);

type LetterPart = Pick<LetterRequest, "people" | "to"> & {
  readonly categories: readonly Category[];
  readonly words: Words;
};

function writePart(data: ProofData, { people, categories, to, words }: LetterPart) {
  const { proofLetterText: text, coverageNames, showDate } = words;
  const { idKind, id, groupName, groupId, today } = data;
  return {
    lang: words.locale,
    title: text.title,
    greeting: to === undefined ? text.greeting : text.to(to),
    found: text.found(showDate(today)),
    facts: [
      { term: text.ids[idKind], value: id },
      { term: text.group, value: groupName },
      { term: text.groupNumber, value: groupId },
    ],
    person: text.person,
    columns: categories.map((category) => ({ category, label: coverageNames[category] })),
    rows: people.map(({ name, suffix, coverage, unsure }) => ({
      suffix: text.suffix(suffix),
      name,
      cells: categories.map((category) =>
        unsure.includes(category)
          ? [{ lines: [text.unsure], plan: null }]
          : coverage
              .filter((each) => each.category === category)
              .flatMap(({ periods }) => periods.map((period) => sayPeriod(period, words))),
      ),
    })),
    ends: [text.dates, text.promise],
  };
}

/** A period in lines, and its plan. A category that a person has not is left out: it claims nothing. */
function sayPeriod(period: ProvenPeriod, { proofLetterText: text, shortDate }: Words) {
  const { status, from, lastDay, planId } = period;
  const last = lastDay && shortDate(lastDay);
  const plan = planId === null ? null : text.plan(planId);
  if (status === "termed" && last !== null)
    return { lines: [text.ended(shortDate(from), last)], plan };
  const first = status === "future" ? text.begins(shortDate(from)) : text.since(shortDate(from));
  return { lines: last === null ? [first] : [first, text.lastDay(last)], plan };
}
