const en = {
  title: { anyone: "Login as anyone", "non-employee": "Login as non-employee" },
  intro:
    "Find the member by their subscriber ID. Everything you open and change is recorded with your name.",
  subscriberId: "Subscriber ID",
  subscriberIdHint: "9 or 10 letters and digits, as on the ID card",
  one: "One member of the family",
  oneHint: "Needed to submit; not needed to continue as subscriber.",
  firstName: "First name",
  lastName: "Last name",
  dateOfBirth: "Date of birth",
  preventHandOff: "Prevent navigation to Salesforce",
  submit: "Submit",
  asSubscriber: "Continue as subscriber",
  incomplete:
    "First name, last name, and date of birth required unless selecting 'Continue as subscriber'",
  notFound: "That member could not be opened. Check what you entered and try again.",
};

export const loginAsText = en;
