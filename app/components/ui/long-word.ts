import type { ReactNode } from "react";

/** Whether a text holds a word too long for a column. */
export const hasLongWord = (words: ReactNode): boolean =>
  typeof words === "string" && /\S{25}/.test(words);
