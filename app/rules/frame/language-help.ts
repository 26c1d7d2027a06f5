/** Where the text of an offer has the number. */
export const PHONE_PLACE = "{phone}";

/** Scripts in use that are written from right to left. */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** The `dir` of a text in the language with this tag. */
export function directionOf(tag: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(tag).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/** An offer of help in a language: the text has the number in one place. */
type Offer = { readonly language: string; readonly name: string; readonly text: string };

/** The brand's offers; before them that in a language of the product which they lack. */
export function listOffers<Given extends Offer>(offers: readonly Given[], own: Given) {
  const has = offers.some(({ language }) => languageOf(language) === languageOf(own.language));
  return has ? offers : [own, ...offers];
}

/** The offers as a page in the language of `locale` shows them. */
export function showOffers(offers: readonly Offer[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  return offers.map(({ language, name, text }) => {
    const at = text.indexOf(PHONE_PLACE);
    const isOwn = languageOf(language) === languageOf(locale);
    return {
      language,
      dir: directionOf(language),
      name,
      /** What the page calls the language; null for its own, and for one that has no name there. */
      called: isOwn ? null : (names.of(language) ?? null),
      before: text.slice(0, at),
      after: text.slice(at + PHONE_PLACE.length),
    };
  });
}

export type ShownOffer = ReturnType<typeof showOffers>[number];
