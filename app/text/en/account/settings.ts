export const settingsText = {
  title: "Settings",
  intro: "How you log in, and how you hear from us.",

  signIn: {
    title: "Username and password",
    username: "Username",
    otherSite: "You came here from another site, so there's no username to show.",
    staff: "Not shown to staff",
    change: "Change password",
    endOthersHint:
      "Still logged in somewhere else? This logs you out on every other device. You stay logged in here.",
    endOthers: "Log out everywhere else",
    notEnded: "You were not logged out elsewhere. Please try again.",
  },

  questions: {
    title: "Security questions",
    answers: "Answers",
    hidden: "Not shown. If you forget your password, we ask you two of your questions.",
    intro:
      "Choose three questions and answer them. These replace your earlier questions and answers.",
    staff: "Only the member can change these.",
    save: "Save questions",
    refused: "We couldn't accept those answers. Choose three different questions.",
    unavailable: "We couldn't load the questions. Nothing was changed.",
    tryAgain: "Try again",
    unsaved: "Your questions were not changed. Please try again.",
    unknown:
      "We can't tell yet whether your questions were changed. Save them again: doing it twice does no harm.",
  },

  preferences: {
    title: "Email and communication",
    unavailable: "We can't show your preferences right now",
    email: "Email address",
    noEmail: "No email address on file",
    news: "News",
    eob: "Explanations of benefits (EOBs)",
    medicare: "Medicare materials",
    statements: "Bills",
    invoice: "Email when a bill is ready",
    reminder: "Reminder to pay a bill",
    values: {
      emailBreakingNews: {
        Y: "News and product information, now and then by email",
        N: "None by email",
      },
      electronicEob: {
        Y: "Electronically, starting with your next EOB",
        N: "On paper by mail, starting with your next EOB",
      },
      electronicMedicareMailing: {
        Y: "An email notification, starting with the next one",
        N: "On paper by mail, starting with the next one",
      },
      discontinuePaperStatements: {
        Y: "Paperless, starting with your next bill",
        N: "On paper by mail, starting with your next bill",
      },
      emailWhenBillReady: {
        Y: "By email when your next bill is ready",
        N: "None by email",
      },
      emailPaymentReminder: {
        Y: "By email about 5 days before your next bill is due",
        N: "None by email",
      },
    },
    unset: "Not chosen yet",
    intro: "Changes apply to what we send you next.",
    oldAddress: "If you change your email address, we'll also notify your old email address.",
    save: "Save preferences",
    unsaved: "Your preferences were not changed. Your choices are still here. Please try again.",
    unknown:
      "We can't tell yet whether your preferences were changed. Look at them again in a minute before you try again.",
  },
};

export const changePasswordText = {
  title: "Change password",
  heading: "Change your password",
  first: "Choose a new password to finish logging in.",
  currentPassword: "Current password",
  newPassword: "New password",
  wrong: "That isn't your current password",
  reused: "That's your current password. Choose a different one.",
  limited: "Too many attempts. Please wait a few minutes, then try again.",
  unsaved: "Your password was not changed. Please try again.",
  unknown:
    "We can't tell yet whether your password was changed. Try again in a minute. If your current " +
    "password doesn't work then, log out and log in with the new one.",
  submit: "Change password",
};
