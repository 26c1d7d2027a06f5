/**
 * Replaces the Babel helpers of the form library. Its own copies, one a package, support browsers
 * without object spread, and would be loaded with every form.
 */
export const objectSpread2 = Object.assign;

export const objectWithoutProperties = (
  source: Readonly<Record<string, unknown>>,
  left: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !left.includes(name)));
