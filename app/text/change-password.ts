const en = {
  title: "Change password",
  heading: "Change your password",
  first: "You logged in with your first password. Choose a password of your own before you go on.",
  currentPassword: "Current password",
  newPassword: "New password",
  passwordHint: "6 to 32 letters, digits or @$!%*#?&^_+-= with at least one digit",
  repeatPassword: "Repeat new password",
  mismatch: "The two passwords are not the same",
  wrong: "That is not your current password",
  reused: "That is the password you have. Choose another one.",
  limited: "Too many attempts to change the password. Please wait a few minutes, then try again.",
  unknown:
    "We could not tell whether your password was changed. Please try again. If your current " +
    "password is then wrong, log out and log in with the new one.",
  submit: "Change password",
};

export const changePasswordText = en;
