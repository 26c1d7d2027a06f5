/** The names of a person's fields: whether the choice is for them, and for which period. */
export const tickName = (suffix: number): string => `for-${suffix}`;
export const dayName = (suffix: number): string => `day-${suffix}`;
