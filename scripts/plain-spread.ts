/**
 * What the form library's files need of Babel's helpers. Its own copies, one a package, are written
 * for browsers without object spread, and every page with a form would carry them.
 */
export const objectSpread2 = Object.assign;

export const objectWithoutProperties = (
  source: Readonly<Record<string, unknown>>,
  left: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !left.includes(name)));
