/**
 * How Node runs the dashboard: without bounds its heap grows to several times what is in use before
 * anything is given back. `npm start` in package.json says the same.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16", "--max-old-space-size=320"] as const;
