/** Whether this is `npm run test:long`, which has time for load tests. */
const IS_LONG = process.env["TEST_LONG"] === "1";

/** `short` in `npm test`, `long` in `npm run test:long`. */
export const sized = <T>(short: T, long: T): T => (IS_LONG ? long : short);
