/** After "Show" and "Hide": the password in a field. */
export const passwordsInText = {
  password: "password",
  currentPassword: "current password",
  newPassword: "new password",
  repeatPassword: "repeated password",
  repeatNewPassword: "repeated new password",
};

/** About a refused password: pasting often leaves a space. */
export const passwordErrors = {
  outerSpace:
    "The password you entered starts or ends with a space. Remove the space and try again.",
};
