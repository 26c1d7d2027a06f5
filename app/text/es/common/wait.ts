import type * as en from "../../en/common/wait.ts";
import { showUnit } from "./units.ts";

/** A waiting time in whole minutes, rounded up: "5 minutos". */
export const showWait: typeof en.showWait = (seconds) =>
  showUnit(Math.ceil(seconds / 60), "minute");
