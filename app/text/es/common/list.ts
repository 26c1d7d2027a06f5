import type * as en from "../../en/common/list.ts";
import { locale } from "./locale.ts";

const inText = new Intl.ListFormat(locale);

/** Inside a sentence: "Ana, Ben e Inés". */
export const listInText: typeof en.listInText = (all) => inText.format(all);

/** Side by side: "Ana, Ben, Inés". In Spanish every type of Intl's lists has "y" before the last. */
export const listNames: typeof en.listNames = (all) => all.join(", ");

export const listPieces: typeof en.listPieces = (all, plain) => {
  const left = [...all];
  return inText
    .formatToParts(all.map(plain))
    .map(({ type, value }) => (type === "element" ? (left.shift() ?? value) : value));
};
