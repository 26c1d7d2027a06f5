import { showUnit } from "../common/units.ts";

export const loginText = {
  title: "Log in",
  heading: "Log in to your Member Dashboard",
  username: "Username",
  password: "Password",
  /** The generic message (§5), here so that the script need not load the others. */
  missing: {
    username: "Username is a required field",
    password: "Password is a required field",
  },
  submit: "Log in",
  newHere: "New to the Member Dashboard?",
  createAccount: "Create an account",
  forgotUsername: "Forgot username",
  forgotPassword: "Forgot password",
  contactUs: "Contact us",
  notices: {
    "logged-out": "You have logged out successfully.",
    "session-over": "For your security, your session has ended. Log in again to continue.",
  },
  /** Two of its phrases are links where the brand offers recovery (§8). */
  attempts: <Link>(
    remaining: number,
    link: Record<"username" | "password", (words: string) => Link>,
  ): (string | Link)[] => [
    `Username and/or password unrecognized. You have ${remaining} attempt(s) remaining. Try again or select `,
    link.username("forgot username"),
    " or ",
    link.password("password"),
    ".",
  ],
  locked: <Link>(contact: (words: string) => Link): (string | Link)[] => [
    "Your account is locked due to too many login attempts. To unlock, please ",
    contact("Contact Customer Service"),
    ".",
  ],
  limited: (minutes: number | null) =>
    minutes === null
      ? "Too many attempts to log in. Please wait a few minutes, then try again."
      : `Too many attempts to log in. Please wait ${showUnit(minutes, "minute")}, then try again.`,
  notYou: "We couldn't log you in because of a problem on our side. Please try again.",
  unrecognized: "Username and/or password unrecognized. Please try again.",
};

/** What a brand's identity provider adds to log-in and to forms; the server alone has these texts. */
export const providerText = {
  withProvider: (name: string) => `Log in with ${name}`,
  orPassword: "Or use your username and password:",
  notices: {
    "provider-cancelled": "You didn't finish logging in. You can try again.",
    "provider-stale":
      "That log-in took too long, or was begun in another window. Please log in again.",
    "provider-refused":
      "For your security, we stopped that log-in: we couldn't make sure that it was yours. Please try again.",
    "provider-unavailable":
      "The log-in service isn't answering. Nothing is wrong with your account. Try again in a few minutes.",
    "provider-unknown":
      "Your log-in worked, but we can't find a member who belongs to it. Contact us, and we'll help.",
    "provider-limited": "Too many attempts to log in. Please wait a few minutes, then try again.",
  },
  passwordThere: (name: string) =>
    `You log in with ${name}. Change your username or password there.`,
  byProvider: (name: string) =>
    `To keep your account safe, we take you to ${name} to log in once more. We keep what you entered here, and you send it when you're back.`,
  firstByProvider: (name: string) =>
    `To keep your account safe, log in once more with ${name} first. Then you come back here and fill in the form.`,
  providerFirst:
    "It has been a while since you showed us who you are, so nothing was sent. Reload this page to log in once more.",
  keptMeanwhile: "Thank you, we know it's you. Check what you entered, then send it.",
};
