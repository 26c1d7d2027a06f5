import type * as en from "../../en/common/units.ts";
import { locale } from "./locale.ts";

/** A number with its unit: "1 minuto", "10 millas". */
export const showUnit: typeof en.showUnit = (count, unit) =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(count);

/** A waiting time in whole minutes, rounded up: "5 minutos". */
export const showWait: typeof en.showWait = (seconds) =>
  showUnit(Math.ceil(seconds / 60), "minute");
