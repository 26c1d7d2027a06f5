export const EBILL_PATH = "/account/ebill";

/** The card of preferences in the address, `?edit=…`. */
export const CARD = "preferences";
