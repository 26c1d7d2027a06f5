/** The security questions of an account, counted from 1, and the fields that ask for them. */
export const QUESTIONS = [1, 2, 3] as const;

export const questionField = (number: number): string => `question${number}`;

export const answerField = (number: number): string => `answer${number}`;
