/** The consent page. The policy is in plain words and adds no promise to the carrier's. */
export const policiesText = {
  title: "Welcome",
  heading: "Welcome to your dental Member Dashboard",
  intro: "Get the most out of your dental benefits. Let's get started.",
  policy: {
    heading: "Digital communications policy",
    paragraphs: [
      "This dashboard is a digital service. Before you use it, please read this policy and confirm that you have.",
      "Digital communications are messages and documents about your dental plan that you get on this dashboard or by email instead of on paper.",
    ],
    ofSubscriber:
      "If you consent, you can also get your explanations of benefits (EOBs) this way. Choose below.",
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
  unsaved: "Your choices weren't saved. They're still filled in below. Please submit them again.",
  unknown:
    "We can't tell yet whether your choices were saved. They're still filled in below. Submit them again: doing it twice does no harm.",
};
