/** The three pages of registration. */
const en = {
  steps: ["Who you are", "Username and password", "Security questions"] as const,
  stepTitle: (step: string) => `${step} - Create an account`,
  continue: "Continue",
  back: "Back",
  limited: "Too many attempts to create an account. Please wait a few minutes, then try again.",
  trouble: "What you typed was not the cause. Please try again.",
  expired:
    "Creating your account took too long, so it starts again here. What you entered is still there.",

  who: {
    heading: "Create an account",
    intro: "Tell us who you are, as it stands on your ID card.",
    emailAddress: "Email address",
    emailAddressLabel: "Email address (optional)",
    // The same for unknown people and people with an account, because it must not reveal which.
    notFound:
      "We could not create an account from these details. Check them against your ID card. " +
      "If you may already have an account, try to log in.",
  },

  account: {
    heading: "Choose a username and password",
    forWhom: (firstName: string) => `This account is for ${firstName}.`,
    forWhomInGroup: (firstName: string, groupName: string) =>
      `This account is for ${firstName}, ${groupName}.`,
    username: "Username",
    usernameHint: "3 to 16 letters or digits",
    usernameTaken: "That username is taken. Choose another one.",
    password: "Password",
    passwordHint: "6 to 32 letters, digits or @$!%*#?&^_+-= with at least one digit",
    repeatPassword: "Repeat password",
    mismatch: "The two passwords are not the same",
  },

  security: {
    heading: "Choose your security questions",
    intro: "Choose three questions. If you forget your password, we ask you two of them.",
    question: (number: number) => `Security question ${number}`,
    answer: (number: number) => `Answer ${number}`,
    answerHint: "3 to 30 letters, digits, spaces or @$!%*#?&^_+-=",
    sameQuestion: "Choose a question that you have not chosen above",
    answersRefused: "Those answers were not accepted. Choose three different questions.",
    unavailable: "The questions could not be loaded, so your account is not created yet.",
    tryAgain: "Try again",
    unknown:
      "We could not tell whether your account was created. Please try again. " +
      "If your username is then taken, try to log in with it.",
    submit: "Create account",
  },
};

export const registrationText = en;
