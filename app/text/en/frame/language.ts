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

/** The page of language help, and what leads to it besides the footer. */
export const languageHelpText = {
  heading: "Free help in your language",
  how: "Call us and say your language. An interpreter joins the call.",
  noPhone: "Call the number on your ID card and say your language. An interpreter joins the call.",
  /** Of the list of offers. */
  languages: "Languages",
  /** On EOBs and denied claims. */
  link: "Get help in your language",
  appeal: "We can explain this denial and what you can do in your language. It's free.",
};
