import { isEnglishPage, carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { idCardText } from "#app/text/account/id-card.ts";

type NamedCard = {
  readonly category: keyof typeof idCardText.categories;
  readonly description: string | null;
};

/** The name of a card: the gateway's description, else its kind of coverage. */
export const nameOfCard = ({ description, category }: NamedCard): Words =>
  description === null ? idCardText.categories[category] : carrierText(description);

/** A card's name in a page's title, which cannot mark words of another language. */
export const cardInTitle = ({ description, category }: NamedCard): string =>
  isEnglishPage && description !== null ? description : idCardText.categories[category];

/** A card's name in a sentence; a description in another language is quoted. */
export const cardInText = ({ description, category }: NamedCard): Words =>
  description === null
    ? idCardText.categoriesInText[category]
    : carrierText(isEnglishPage ? description.toLowerCase() : description);
