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

/** A waiting time in whole minutes: "5 minutes". Rounded up, so that the next try is not too early. */
export const showWait = (seconds: number): string => showUnit(Math.ceil(seconds / 60), "minute");
