export const passportDentalText = {
  title: "Passport Dental",
  /** The service mark, drawn small behind the title. */
  mark: "SM",
  findCare: "Find care",
  lead: "Find expert dental care while traveling.",
  call: {
    title: "Call anytime",
    text: "Day or night, we can help you find a dentist where you are.",
    missing: "We don't have the phone number here. Customer service can give it to you.",
    unavailable: "We can't show the phone number right now. Customer service can give it to you.",
    service: "Customer service",
  },
  claim: {
    title: "How do I submit a claim?",
    steps: [
      "Pay the dentist when you get care.",
      "Ask for an itemized receipt.",
      "Submit your claim after you return home.",
    ],
    receipt: "Your receipt must show:",
    items: [
      "The dentist's name and address, with the country",
      "Your name and date of birth",
      "The services you received, with tooth numbers and surfaces",
      "The charge for each service, with the currency",
    ],
    untitled: "Document",
    where: "Ask where to send your claim",
  },
  away: {
    title: "Travelling out of your home state?",
    partner:
      "Our assistance partner can help you find a dentist anywhere in the world. Call the number on this page.",
    partnerNoPhone:
      "Our assistance partner can help you find a dentist anywhere in the world. Customer service can connect you.",
    outOfNetwork:
      "You can see a dentist outside your network. You may pay more: these dentists can charge more than your plan allows.",
    find: "Find in-network dentist",
  },
};
