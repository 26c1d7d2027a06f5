const steps: readonly [string, string, string] = [
  "Who you are",
  "Username and password",
  "Security questions",
];

/** The three pages of registration. */
export const registrationText = {
  steps,
  stepTitle: (step: string) => `${step} - Create an account`,
  continue: "Continue",
  back: "Back",
  limited: "Too many attempts. Please wait a few minutes, then try again.",
  trouble: "This was our mistake, not yours. Please try again.",
  expired: "This took too long, so please start again. What you entered is still here.",

  who: {
    heading: "Create an account",
    intro: "Enter your details as they appear on your ID card.",
    emailAddress: "Email address",
    emailAddressLabel: "Email address (optional)",
    // The same for unknown people and people with an account, because it must not reveal which.
    notFound:
      "We couldn't create an account with these details. Check them against your ID card. " +
      "If you may already have an account, try logging in.",
  },

  account: {
    heading: "Choose a username and password",
    forWhom: (firstName: string) => `This account is for ${firstName}.`,
    forWhomInGroup: (firstName: string, groupName: string) =>
      `This account is for ${firstName}, ${groupName}.`,
    username: "Username",
    usernameHint: "3 to 16 letters or numbers",
    usernameTaken: "That username is taken. Choose a different one.",
    password: "Password",
    passwordHint: "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
    repeatPassword: "Repeat password",
    mismatch: "The passwords don't match",
  },

  security: {
    heading: "Choose your security questions",
    intro: "Choose three questions. If you forget your password, we'll ask you two of them.",
    question: (number: number) => `Security question ${number}`,
    answer: (number: number) => `Answer ${number}`,
    answerInvalid: (number: number) => `Invalid answer ${number}`,
    answerHint: "3 to 30 letters, numbers, spaces or @$!%*#?&^_+-=",
    sameQuestion: "Choose a question you haven't already chosen",
    answersRefused: "We couldn't accept those answers. Choose three different questions.",
    unavailable: "We couldn't load the questions, so your account isn't created yet.",
    tryAgain: "Try again",
    unsaved: "Your account isn't created yet. Please try again.",
    unknown:
      "We can't tell yet whether your account was created. Try again in a minute. " +
      "If your username is taken then, try logging in with it.",
    submit: "Create account",
  },
};
