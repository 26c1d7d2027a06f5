/** A country by its code (ISO 3166), or as the gateway names it. */
export const showCountry = (_code: string, sent: string): string => sent;
