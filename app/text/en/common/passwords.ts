const passwords: Readonly<Record<string, string>> = {
  Password: "password",
  "Current password": "current password",
  "New password": "new password",
  "Repeat password": "repeated password",
  "Repeat new password": "repeated new password",
};

/** After "Show" and "Hide": the password in a field with this label. */
export const passwordInText = (label: string): string => passwords[label] ?? label;
