/** What a member is to the subscriber: in English the gateway's own word says it. */
export const relationshipInWords = (_key: string, sent: string): string => sent;

export const sexInWords = (_key: string, sent: string): string => sent;

/** A country by its code (ISO 3166), or as the gateway names it. */
export const showCountry = (_code: string, sent: string): string => sent;

/** Codes of the gateway for a kind of insurance, in lower case, as members read them. */
export const insuranceTypesText = {
  comm: "Private insurance",
};
