export const logoutText = {
  title: "Logged out",
  heading: "Logged out successfully",
  thanks: "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  next: "What would you like to do next?",
};
