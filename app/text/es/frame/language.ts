import type * as en from "../../en/frame/language.ts";

export const languageText: typeof en.languageText = {
  other: "en",
  language: "English",
  withTyped: "Continue in English",
};
