/** The consent page. The wording of the policy is plain and promises nothing of its own. */
const en = {
  title: "Welcome",
  heading: "Welcome to your dental Member Dashboard",
  intro: "Get the most out of your dental benefits. Let's get started.",
  policy: {
    heading: "Digital communications policy",
    paragraphs: [
      "This dashboard is a digital service. To use it, we ask you to read this policy and to acknowledge that you have read it.",
      "Digital communications are messages and documents about your dental plan that reach you on a screen instead of on paper: on this dashboard or by email.",
    ],
    ofSubscriber:
      "An explanation of benefits (EOB) can come to you in this way, too, if you consent to it. You choose that below.",
  },
  communication: "I have read and acknowledged this.",
  communicationMissing: "Please confirm you have read our digital communications policy.",
  eob: {
    label: "EOB delivery",
    hint: "How do you want to receive your explanations of benefits (EOBs)?",
    Y: "Electronically: I consent to electronic delivery of my EOBs",
    N: "On paper",
  },
  submit: "Submit",
  back: "Return to log in",
  notSaved:
    "We cannot confirm that your choices were saved. They are still filled in below: submit them again.",
};

export const policiesText = en;
