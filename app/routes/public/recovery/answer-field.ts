/** The field of the answer to a question; `place` counts from 0. */
export const answerField = (place: number): string => `answer${place + 1}`;
