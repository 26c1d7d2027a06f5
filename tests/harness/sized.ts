/** Whether this is `npm run test:long`, which has the time for what proves by load. */
export const IS_LONG = process.env["TEST_LONG"] === "1";

/** How much of something `npm test` has, to be counted, and how much `npm run test:long`. */
export const sized = <T>(short: T, long: T): T => (IS_LONG ? long : short);
