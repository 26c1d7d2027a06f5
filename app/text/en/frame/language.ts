type LanguageText = {
  /** The language that the switch leads to, and its name in itself. */
  readonly other: "en" | "es";
  readonly language: string;
  /** The names of the switch in the header and in the footer. */
  readonly label: { readonly top: string; readonly foot: string };
  /** Of a form, without script. */
  readonly withTyped: string;
};

export const languageText: LanguageText = {
  other: "es",
  language: "Español",
  label: { top: "Language", foot: "Page language" },
  withTyped: "Seguir en español",
};
