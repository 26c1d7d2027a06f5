/** The name of the field with the answer to the question in this place, counted from 0. */
export const answerField = (place: number): string => `answer${place + 1}`;
