/** Whether this run is `npm run test:long`, which checks each page in every brand and scheme. */
export const LONG = (process.env["TEST_LONG"] ?? "") !== "";

/** Marks a walk of both runs that checks more in the long one. */
export const SIZED = { tag: "@sized" };
