import { showWait } from "./units.ts";

/** Texts of form components. */
export const formPartsText = {
  /** A form that has something sent, once it was used too often. */
  sentOften: (seconds: number) =>
    seconds === null
      ? "You've reached the limit for one hour, so nothing was sent. Wait a few minutes, then try again."
      : `You've reached the limit for one hour, so nothing was sent. Wait ${showWait(seconds)}, then try again.`,
  sending: "Sending…",
  requiredField: "Required field",
  choose: "Choose one",
  progress: "Progress",
  step: (number: number, of: number, label: string) => `Step ${number} of ${of}: ${label}`,
  allSteps: (of: number) => `All ${of} steps done`,
  done: "(done)",
  continue: "Continue",
  changedMeanwhile: "This was changed after you opened this page. Check it, then save again.",
  savedNow: "Saved now",
  /** Above a form that has what was typed before a session ended. */
  kept: "Your session ended before this was sent. Check it and send it again.",
};

/** After "Show" and "Hide": the password in a field. */
export const passwordsInText = {
  password: "password",
  currentPassword: "current password",
  newPassword: "new password",
  repeatPassword: "repeated password",
  repeatNewPassword: "repeated new password",
};

/** The two fields of a new password. */
export const newPasswordText = {
  hint: "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
  repeat: { newPassword: "Repeat new password", password: "Repeat password" },
  mismatch: "The passwords don't match",
};

/** About a refused password: pasting often leaves a space. */
export const passwordErrors = {
  outerSpace:
    "The password you entered starts or ends with a space. Remove the space and try again.",
};

const triesLeft = (left: number): string =>
  left === 1 ? "You can try once more." : `You can try ${left} more times.`;

/** The repeated password question, for actions that an open session must not be enough for. */
export const confirmPasswordText = {
  username: "Username",
  password: "Current password",
  why: "To keep your account safe, we check that it's you.",
  whyStaff: "To keep the member's account safe, enter your own username and password.",
  forgot: "Forgot your password?",
  wrong: (left: number) => `That isn't your password. ${triesLeft(left)}`,
  wrongBoth: (left: number) =>
    `That username and password don't match, or aren't yours. ${triesLeft(left)}`,
  closed:
    "Too many wrong passwords. You're still logged in. To continue here, log out, then log in with your password.",
  locked: (phone: string | null) =>
    phone === null
      ? "Your account is locked, so we can't check your password. You're still logged in. Call us to unlock it."
      : `Your account is locked, so we can't check your password. You're still logged in. Call ${phone} to unlock it.`,
  limited: (seconds: number | null) =>
    seconds === null
      ? "Too many wrong passwords. You're still logged in. Wait a few minutes, then try again."
      : `Too many wrong passwords. You're still logged in. Wait ${showWait(seconds)}, then try again.`,
  unchecked: "We couldn't check your password because of a problem on our side. Please try again.",
};

/** What staff confirm in a form that they fill in for a member. */
export const onBehalfText = {
  confirm: "The member asked me to make these choices for them.",
  confirmMissing: "Confirm that the member asked you to make these choices.",
  confirmHint:
    "Your confirmation is recorded under your own account, with the member and the time.",
};
