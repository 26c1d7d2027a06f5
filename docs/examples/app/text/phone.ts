const en = {
  heading: "Phone number",
  label: "Phone number",
  submit: "Save",
  refused: "Your phone number could not be saved. Check it and try again.",
};

export const phoneText = en;
