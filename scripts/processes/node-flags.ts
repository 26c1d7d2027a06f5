/**
 * Node's flags for the dashboard: without limits the heap grows to several times the live data
 * before memory is returned; and V8 must not guess which objects live long, because in a process
 * that guesses wrong a page costs a tenth more. `npm start` in package.json has the same flags.
 */
export const NODE_FLAGS = [
  "--max-semi-space-size=16",
  "--max-old-space-size=320",
  "--no-allocation-site-pretenuring",
] as const;
