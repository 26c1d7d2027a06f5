/** The page of communication preferences. */
export const preferencesText = {
  title: "Communication preferences",
  heading: "Update communication preferences",
  intro: "Tell us how you want to hear from us.",
  /** Used instead on the way to the member's first page. */
  missing: {
    email: "Before you continue, please add your email address. We don't have one for you.",
    choices: "Before you continue, please tell us how you want to hear from us.",
    both: "Before you continue, please add your email address and tell us how you want to hear from us.",
  },
  emailAddress: "Email address",
  /** After another group was chosen, where an address is on file. */
  keptAddress: "You can change your email address later, in Settings.",
  emailBreakingNews: "Occasionally email me breaking news and important product information.",
  electronicEob: {
    label: "Electronic explanation of benefits (EOB)",
    hint: "Do you want to receive your EOBs electronically?",
    Y: "Yes",
    N: "No",
  },
  electronicMedicareMailing: {
    label: "Medicare materials",
    hint: "How do you want to receive them?",
    Y: "Email notification",
    N: "Mail",
  },
  ebill: "eBill",
  discontinuePaperStatements: {
    label: "Statements",
    hint: "How do you want to receive them?",
    Y: "Paperless statements",
    N: "Paper statements",
  },
  emailWhenBillReady: "Email me when my invoice is available",
  emailPaymentReminder: "Email me approximately 5 days before my invoice due date.",
  submit: "Save",
  unknown:
    "We can't tell yet whether your preferences were saved. Your choices are still here. Save them again: doing it twice does no harm.",
  unsaved: "We couldn't save your preferences. Your choices are still here. Please try again.",
  refused: "We couldn't save your preferences. Check what you entered and save it again.",
};
