import type * as en from "../../en/common/whole-dollars.ts";
import { locale } from "./locale.ts";

const scale = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** Integer cents as whole US dollars, for the marks of a scale: 120000 is "$1,200". */
export const wholeDollars: typeof en.wholeDollars = (cents) => scale.format(cents / 100);
