/** The questions of an account, counted from 1. */
export const QUESTIONS = [1, 2, 3] as const;

export const questionField = (number: number): string => `question${number}`;

export const answerField = (number: number): string => `answer${number}`;
