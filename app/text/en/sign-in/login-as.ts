export const loginAsText = {
  title: { anyone: "Login as anyone", "non-employee": "Login as non-employee" },
  intro: "To open one member, fill in everything. To open the subscriber, the ID is enough.",
  recorded: "We record each page you open and each change you make under your name.",
  subscriberId: "Subscriber ID",
  subscriberIdHint: "9 or 10 letters and numbers, as on the ID card",
  firstName: "First name",
  lastName: "Last name",
  dateOfBirth: "Date of birth",
  preventSalesforce: "Prevent navigation to Salesforce",
  submit: "Submit",
  asSubscriber: "Continue as subscriber",
  incomplete:
    "First name, last name, and date of birth required unless selecting 'Continue as subscriber'",
  subscriberInstead:
    "You entered a name or birth date. 'Continue as subscriber' opens the subscriber: select it again to continue. To open the person you named, select 'Submit'.",
  notFound: "We couldn't open that member. Check what you entered and try again.",
};
