export const changePasswordText = {
  title: "Change password",
  heading: "Change your password",
  first: "Choose a new password to finish logging in.",
  currentPassword: "Current password",
  newPassword: "New password",
  passwordHint: "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
  repeatPassword: "Repeat new password",
  mismatch: "The passwords don't match",
  wrong: "That isn't your current password",
  reused: "That's your current password. Choose a different one.",
  limited: "Too many attempts. Please wait a few minutes, then try again.",
  unsaved: "Your password was not changed. Please try again.",
  unknown:
    "We can't tell yet whether your password was changed. Try again in a minute. If your current " +
    "password doesn't work then, log out and log in with the new one.",
  submit: "Change password",
};
