/** The security questions of an account, counted from 1, and the fields that ask for them. */
export const QUESTIONS = [1, 2, 3] as const;

/** The name of the field with the text of a question. */
export const questionField = (number: number): string => `question${number}`;

/** The name of the field with the answer to a question. */
export const answerField = (number: number): string => `answer${number}`;
