/** After "Show" and "Hide": the password in a field. */
export const passwordsInText = {
  password: "password",
  currentPassword: "current password",
  newPassword: "new password",
  repeatPassword: "repeated password",
  repeatNewPassword: "repeated new password",
};
