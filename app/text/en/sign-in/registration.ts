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

/** The consent page. The policy is in plain words and adds no promise to the carrier's. */
export const policiesText = {
  title: "Welcome",
  heading: "Welcome to your dental Member Dashboard",
  intro: "Get the most out of your dental benefits. Let's get started.",
  policy: {
    heading: "Digital communications policy",
    paragraphs: [
      "This dashboard is a digital service. Before you use it, please read this policy and confirm that you have.",
      "Digital communications are messages and documents about your dental plan that you get on this dashboard or by email instead of on paper.",
    ],
    ofSubscriber:
      "If you consent, you can also get your explanations of benefits (EOBs) this way. Choose below.",
  },
  communication: "I have read and acknowledged this.",
  communicationMissing: "Please confirm you have read our digital communications policy.",
  eob: {
    label: "EOB delivery",
    hint: "How do you want to receive your explanations of benefits (EOBs)?",
    Y: "Electronically: I consent to electronic delivery of my EOBs",
    N: "On paper",
  },
  submit: "Submit",
  back: "Return to log in",
  unsaved: "Your choices weren't saved. They're still filled in below. Please submit them again.",
  unknown:
    "We can't tell yet whether your choices were saved. They're still filled in below. Submit them again: doing it twice does no harm.",
};
