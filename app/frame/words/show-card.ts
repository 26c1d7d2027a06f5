import { isSentLanguage, sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { idCardText } from "#app/text/account/id-card.ts";

type NamedCard = {
  readonly category: keyof typeof idCardText.categories;
  readonly description: string | null;
};

/** The name of a card: the gateway's description, else its kind of coverage. */
export const nameOfCard = ({ description, category }: NamedCard): Words =>
  description === null ? idCardText.categories[category] : sent(description);

/** The same in the title of a page, which cannot mark words of another language. */
export const cardInTitle = ({ description, category }: NamedCard): string =>
  isSentLanguage && description !== null ? description : idCardText.categories[category];

/** The same inside a sentence; in another language than its own a description is a quotation. */
export const cardInText = ({ description, category }: NamedCard): Words =>
  description === null
    ? idCardText.categoriesInText[category]
    : sent(isSentLanguage ? description.toLowerCase() : description);
