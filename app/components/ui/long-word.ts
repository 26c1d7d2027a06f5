import type { ReactNode } from "react";

/** Whether words hold one that no column has room for. */
export const hasLongWord = (words: ReactNode): boolean =>
  typeof words === "string" && /\S{25}/.test(words);
