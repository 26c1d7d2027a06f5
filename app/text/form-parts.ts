/** Texts of form components. */
const en = {
  sending: "Sending…",
  requiredField: "Required field",
  choose: "Choose one",
  progress: "Progress",
  step: (number: number, of: number, label: string) => `Step ${number} of ${of}: ${label}`,
  allSteps: (of: number) => `All ${of} steps done`,
  done: "(done)",
  continue: "Continue",
  changedMeanwhile: "This was changed after you opened this page. Check it, then save again.",
  savedNow: "Saved now",
};

export const formPartsText = en;
