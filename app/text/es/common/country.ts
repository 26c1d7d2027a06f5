import type * as en from "../../en/common/country.ts";
import { locale } from "./locale.ts";

const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });

/** What is no code of a country keeps the gateway's name. */
export const showCountry: typeof en.showCountry = (code, sent) =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? sent) : sent;
