import { findLanguage, LANGUAGES } from "#app/rules/frame/languages.ts";

/** The language of this build, which `#app/text` resolves to: that of BUILD_LANGUAGE, or the first. */
export const builtLanguage = findLanguage(process.env["BUILD_LANGUAGE"]) ?? LANGUAGES[0];
