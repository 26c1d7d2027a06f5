/** Whether this run is `npm run test:long`, which looks at each page in every brand and scheme. */
export const LONG = (process.env["TEST_LONG"] ?? "") !== "";

/** Marks a walk of both runs that looks at more in the long one. */
export const SIZED = { tag: "@sized" };
