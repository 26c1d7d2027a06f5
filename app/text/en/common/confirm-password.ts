import { showWait } from "./wait.ts";

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
