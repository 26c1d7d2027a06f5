import type * as en from "../../en/frame/language-help.ts";

export const languageHelpText: typeof en.languageHelpText = {
  heading: "Ayuda gratis en su idioma",
  how: "Llámenos y diga “español”. Un intérprete se une a la llamada.",
  noPhone:
    "Llame al número de su tarjeta de identificación y diga “español”. Un intérprete se une a la llamada.",
  languages: "Idiomas",
  link: "Recibir ayuda en su idioma",
  appeal: "Podemos explicarle en su idioma esta decisión y lo que usted puede hacer. Es gratis.",
};
