/** What a member is to the subscriber: in English the gateway's own word says it. */
export const relationshipInWords = (_key: string, sent: string): string => sent;

export const sexInWords = (_key: string, sent: string): string => sent;
