import { idCardText } from "#app/text/account/id-card.ts";

type NamedCard = {
  readonly category: keyof typeof idCardText.categories;
  readonly description: string | null;
};

/** The name of a card: the gateway's description, else its kind of coverage. */
export const nameOfCard = ({ description, category }: NamedCard): string =>
  description ?? idCardText.categories[category];

/** The same inside a sentence. */
export const cardInText = ({ description, category }: NamedCard): string =>
  description?.toLowerCase() ?? idCardText.categoriesInText[category];
