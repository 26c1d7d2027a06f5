/** Content security policy of a saved card, which loads and runs nothing. */
export const CARD_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
