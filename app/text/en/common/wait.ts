import { showUnit } from "./units.ts";

/** A waiting time in whole minutes: "5 minutes". Rounded up, so that the next try is not too early. */
export const showWait = (seconds: number): string => showUnit(Math.ceil(seconds / 60), "minute");
