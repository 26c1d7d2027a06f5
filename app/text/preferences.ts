/** The page of communication preferences. */
const en = {
  title: "Communication preferences",
  heading: "Update communication preferences",
  intro: "Tell us how you want to hear from us.",
  emailAddress: "Email address",
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
  submit: "Submit",
  refused: "Your preferences were not saved. Check what you entered and submit it again.",
};

export const preferencesText = en;
