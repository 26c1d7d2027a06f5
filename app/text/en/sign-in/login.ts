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
