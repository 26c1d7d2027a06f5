const en = {
  heading: "Phone number",
  label: "Phone number",
  submit: "Save",
  unsaved: "Your phone number was not saved. Please try again.",
  unknown: "We can't tell whether your phone number was saved. Look again in a few minutes.",
  refused: "Your phone number could not be saved. Check it and try again.",
};

export const phoneText = en;
