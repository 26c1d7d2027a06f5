type LanguageText = {
  /** The language that the switch leads to, and its name in itself. */
  readonly other: "en" | "es";
  readonly language: string;
  /** Of a form, without script. */
  readonly withTyped: string;
};

export const languageText: LanguageText = {
  other: "es",
  language: "Español",
  withTyped: "Seguir en español",
};
