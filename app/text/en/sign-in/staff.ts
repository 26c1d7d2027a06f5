/** What every page says while staff act for a member. */
export const staffText = {
  region: "Staff view",
  /** `bold` emphasizes words; without a name no member is known. */
  viewing: <Bold>(
    bold: (words: string) => Bold,
    name: string | null,
    subscriberId: string | undefined,
  ): (string | Bold)[] => {
    const start = bold("You are viewing as staff");
    if (name === null) return [start];
    if (subscriberId === undefined) return [start, ` on behalf of ${name}`];
    return [start, ` on behalf of ${name}, subscriber ID ${subscriberId}`];
  },
  end: "Stop viewing as this member",
};

/** What staff confirm in a form that they fill in for a member. */
export const onBehalfText = {
  confirm: "The member asked me to make these choices for them.",
  confirmMissing: "Confirm that the member asked you to make these choices.",
  confirmHint:
    "Your confirmation is recorded under your own account, with the member and the time.",
};

export const loginAsText = {
  title: { anyone: "Login as anyone", "non-employee": "Login as non-employee" },
  intro: "To open one member, fill in everything. To open the subscriber, the ID is enough.",
  recorded: "We record each page you open and each change you make under your name.",
  subscriberId: "Subscriber ID",
  subscriberIdHint: "9 or 10 letters and numbers, as on the ID card",
  firstName: "First name",
  lastName: "Last name",
  dateOfBirth: "Date of birth",
  preventHandOff: "Prevent navigation to Salesforce",
  submit: "Submit",
  asSubscriber: "Continue as subscriber",
  incomplete:
    "First name, last name, and date of birth required unless selecting 'Continue as subscriber'",
  subscriberInstead:
    "You entered a name or birth date. 'Continue as subscriber' opens the subscriber: select it again to continue. To open the person you named, select 'Submit'.",
  notFound: "We couldn't open that member. Check what you entered and try again.",
};
