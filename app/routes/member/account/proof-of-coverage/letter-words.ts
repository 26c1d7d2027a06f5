import type { Language } from "#app/rules/frame/languages.ts";
import * as enLetter from "../../../../text/en/account/proof-letter.ts";
import * as enCategories from "../../../../text/en/benefits/categories.ts";
import * as enFormat from "../../../../text/en/common/format.ts";
import * as enLocale from "../../../../text/en/common/locale.ts";
import * as esLetter from "../../../../text/es/account/proof-letter.ts";
import * as esCategories from "../../../../text/es/benefits/categories.ts";
import * as esFormat from "../../../../text/es/common/format.ts";
import * as esLocale from "../../../../text/es/common/locale.ts";

const en = { ...enLetter, ...enCategories, ...enFormat, ...enLocale };
const es = { ...esLetter, ...esCategories, ...esFormat, ...esLocale };

/**
 * The words of a letter in each language, on the server alone: a letter may be in another language than
 * its page, whose client has one language (LANG-03).
 */
export const LETTER_WORDS: Readonly<Record<Language, typeof en>> = { en, es };
