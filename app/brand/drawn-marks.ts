import carrier from "./marks/carrier.svg?raw";
import medicare from "./marks/medicare.svg?raw";
import partner from "./marks/partner.svg?raw";
import providence from "./marks/providence.svg?raw";
import summit from "./marks/summit.svg?raw";
import type { BrandKey } from "./brand.ts";

/** The brands' marks as markup, for a file that must hold all it shows. */
export const drawnMarks: Readonly<Record<BrandKey, string>> = {
  carrier,
  summit,
  providence,
  partner,
  medicare,
};

/** Content security policy of a saved card, which loads and runs nothing. */
export const CARD_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
