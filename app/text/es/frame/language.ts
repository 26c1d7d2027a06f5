import type * as en from "../../en/frame/language.ts";

export const languageText: typeof en.languageText = {
  other: "en",
  language: "English",
  label: { top: "Idioma", foot: "Idioma de la página" },
  withTyped: "Continue in English",
};
