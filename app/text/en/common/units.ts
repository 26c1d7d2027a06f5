import { locale } from "./locale.ts";

type Unit = "minute" | "day" | "mile";

/** A number with its unit: "1 minute", "10 miles". */
export const showUnit = (count: number, unit: Unit): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(count);
