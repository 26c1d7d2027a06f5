/** Dialogs and cards that open to be edited: apart, as few pages have one. */
export const overlaysText = {
  close: "Close",
  cancel: "Cancel",
  edit: "Edit",
  save: "Save",
  textUnavailable: "This text is currently unavailable. Please try again later.",
};
