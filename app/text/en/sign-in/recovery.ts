/** Recovery of username and password. No text may reveal whether an account exists. */
export const recoveryText = {
  logIn: "Log in",
  contactUs: "Contact us",
  continue: "Continue",
  limited: "Too many attempts. Please wait a few minutes, then try again.",
  trouble: "This was our mistake, not yours. Please try again.",

  /** Personal data, also of registration. */
  person: {
    firstName: "First name",
    lastName: "Last name",
    dateOfBirth: "Date of birth",
    memberId: "Member ID",
    memberIdHint:
      "Your subscriber ID (9 or 10 letters and numbers, on the front of your ID card) " +
      "or your employee ID.",
  },

  username: {
    title: "Forgot username",
    heading: "Get your username",
    intro:
      "Enter your details as they appear on your ID card. We'll email your username to the address on file.",
    submit: "Send username",
  },

  sent: {
    title: "Check your email",
    heading: "Check your email",
    text: "If we found your account, we emailed your username.",
    nothing: "Don't see it after a few minutes? Check your spam folder, then contact us.",
  },

  password: {
    title: "Forgot password",
    steps: ["Username", "Security questions", "New password"],
    heading: "Reset your password",
    intro: "Enter your username. Then you'll answer two security questions.",
    username: "Username",
    expired: "Your password reset timed out. Please start again.",
  },

  questions: {
    title: "Security questions",
    heading: "Answer your security questions",
    /** In a message; on the page the question itself is the label. */
    answer: (number: number) => `Answer ${number}`,
    wrong: "We couldn't confirm who you are. Check your username and answers, then try again.",
    otherUsername: "Use a different username",
  },

  newPassword: {
    title: "New password",
    heading: "Choose a new password",
    newPassword: "New password",
    reused: "That's your current password. Choose a different one.",
    unsaved: "Your password was not changed. Please try again.",
    unknown:
      "We can't tell yet whether your password was changed. Try again in a minute. If that doesn't " +
      "work, try logging in with your new password.",
    submit: "Save new password",
  },
};
