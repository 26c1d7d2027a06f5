/**
 * Node's flags for the dashboard: without limits the heap grows to several times the live data
 * before memory is returned. `npm start` in package.json has the same flags.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16", "--max-old-space-size=320"] as const;
