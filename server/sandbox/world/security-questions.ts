/** Security questions of password recovery. */
export const SECURITY_QUESTIONS = [
  { id: "1", question: "What was the name of your first pet?" },
  { id: "2", question: "In what city were you born?" },
  { id: "3", question: "What was the name of your first school?" },
  { id: "4", question: "What was your first car?" },
  { id: "5", question: "What is your favorite meal?" },
  { id: "6", question: "What was the street you grew up on called?" },
  { id: "7", question: "What was your first job?" },
  { id: "8", question: "What is the name of your favorite book?" },
] as const;

/** Questions asked at a time. */
export const QUESTIONS_ASKED = 2;

export type Question = (typeof SECURITY_QUESTIONS)[number];

export const findQuestion = (id: string): Question | undefined =>
  SECURITY_QUESTIONS.find((each) => each.id === id);
