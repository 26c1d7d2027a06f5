/** The page of bills. */
export const ebillText = {
  title: "eBill",
  intro: "See your bills and pay them on the eBill site.",
  billUnread: "We can't check for a bill right now. Look in eBill.",
  bills: {
    title: "Your bills",
    waiting: "Your premium bill is in eBill",
    registered: "You're signed up for eBill. It opens in a new tab.",
    first: "On your first visit we create your eBill account. It opens in a new tab.",
    unknown: "eBill opens in a new tab. If this is your first visit, we create your eBill account.",
    staff: "Only the member can go to eBill.",
    button: "Go to eBill",
  },
  preferences: {
    title: "How you get your bills",
    unavailable: "We can't show how you get your bills right now",
    notChosen: "Not chosen yet",
    yes: "Yes",
    no: "No",
    emailsTo: "Emails go to",
    changeEmail: "Change it in Settings",
    addEmail: "Add one in Settings",
    noEmail: "We don't have an email address for you, so we can't email you about bills.",
    save: "Save",
    unsaved: "We couldn't save your choices. They're still here. Please try again.",
    unknown:
      "We can't tell yet whether your choices were saved. They're still here. Look at this page again in a minute before you try again.",
  },
};
