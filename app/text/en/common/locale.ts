/** What numbers, lists and names are written and sorted by. */
export const locale: string = "en-US";

/** The language alone, for documents that leave this website. */
export const language: string = "en";
