/** The results of a part of the bench, and its broken limits in words. */
export type Outcome = { readonly figures: object; readonly broken: readonly string[] };

export type Limit = readonly [isHeld: boolean, what: string];

/** The words of the limits that do not hold. */
export const brokenOf = (limits: readonly Limit[]): string[] =>
  limits.flatMap(([isHeld, what]) => (isHeld ? [] : [what]));
