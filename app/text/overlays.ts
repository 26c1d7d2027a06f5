/** Texts of dialogs, cards edited in place, external texts and global alerts. */
const en = {
  close: "Close",
  cancel: "Cancel",
  edit: "Edit",
  save: "Save",
  dismissAlert: (title: string) => `Dismiss: ${title}`,
  textUnavailable: "This text is currently unavailable. Please try again later.",
};

export const overlaysText = en;
