import type * as en from "../../en/common/locale.ts";

/** The Spanish of the United States: amounts and days are written as in English. */
export const locale: typeof en.locale = "es-US";

export const language: typeof en.language = "es";
