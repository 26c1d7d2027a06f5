import { locale } from "./locale.ts";

const inText = new Intl.ListFormat(locale);
const apart = new Intl.ListFormat(locale, { type: "unit" });

/** Inside a sentence: "Ana, Ben, and Cy". */
export const listInText = (all: readonly string[]): string => inText.format(all);

/** Side by side, as in a table: "Ana, Ben, Cy". */
export const listNames = (all: readonly string[]): string => apart.format(all);
