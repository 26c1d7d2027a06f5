/** Recovery of username and password. No text may reveal whether an account exists. */
const en = {
  logIn: "Log in",
  contactUs: "Contact us",
  continue: "Continue",
  limited: "Too many attempts. Please wait a few minutes, then try again.",
  trouble: "What you typed was not the cause. Please try again.",

  /** Personal data, also of registration. */
  person: {
    firstName: "First name",
    lastName: "Last name",
    dateOfBirth: "Date of birth",
    memberId: "Member ID",
    memberIdHint:
      "Your subscriber ID: 9 or 10 letters and digits on the front of your ID card. " +
      "Or your employee ID.",
  },

  username: {
    title: "Forgot username",
    heading: "Get your username",
    intro: "Tell us who you are. We send the username to the email address we have for you.",
    submit: "Send username",
  },

  sent: {
    title: "Check your email",
    heading: "Check your email",
    text:
      "If what you entered belongs to an account with an email address, its username is on its " +
      "way there.",
    nothing: "Nothing there after a few minutes? Look into your spam folder, then contact us.",
  },

  password: {
    title: "Forgot password",
    steps: ["Username", "Security questions", "New password"],
    heading: "Reset your password",
    intro: "Tell us your username. Then we ask two of your security questions.",
    username: "Username",
    expired: "Resetting your password took too long, so it starts again here.",
  },

  questions: {
    title: "Security questions",
    heading: "Answer your security questions",
    /** In a message; on the page the question itself is the label. */
    answer: (number: number) => `Answer ${number}`,
    wrong:
      "We could not confirm who you are. Check your username and your answers, then try again.",
    otherUsername: "Use another username",
  },

  newPassword: {
    title: "New password",
    heading: "Choose a new password",
    newPassword: "New password",
    passwordHint: "6 to 32 letters, digits or @$!%*#?&^_+-= with at least one digit",
    repeatPassword: "Repeat new password",
    mismatch: "The two passwords are not the same",
    reused: "That is the password you have. Choose another one.",
    unknown:
      "We could not tell whether your password was changed. Please try again. If that does not " +
      "work, try to log in with your new password.",
    submit: "Save new password",
  },
};

export const recoveryText = en;
