export const overlaysText = {
  close: "Close",
  cancel: "Cancel",
  edit: "Edit",
  save: "Save",
  dismissAlert: (title: string) => `Dismiss: ${title}`,
  textUnavailable: "This text is currently unavailable. Please try again later.",
};
