export const logoutText = {
  title: "Logged out",
  heading: "Logged out successfully",
  thanks: "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  /** Where no session was ended just now. */
  visitor: {
    heading: "You're not logged in",
    text: "If you were logged in before, your session has ended.",
  },
  next: "What would you like to do next?",
};
