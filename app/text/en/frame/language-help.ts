/** The page of language help, and what leads to it besides the footer. */
export const languageHelpText = {
  heading: "Free help in your language",
  how: "Call us and say your language. An interpreter joins the call.",
  noPhone: "Call the number on your ID card and say your language. An interpreter joins the call.",
  /** Of the list of offers. */
  languages: "Languages",
  /** On EOBs and denied claims. */
  link: "Get help in your language",
  appeal: "We can explain this decision and what you can do in your language. It's free.",
};
