export const homeText = {
  title: "Home",
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  questions: "Questions?",
  subscriberId: "Subscriber ID",
  employeeId: "Employee ID",
  copy: "Copy",
  copied: (label: string) => `${label} copied`,
  notCopied: (label: string) => `${label} wasn't copied. Select it and copy it yourself.`,

  notices: {
    heading: "Notices",
    ebill: {
      title: "Your premium bill is in eBill",
      text: "See your bill and payment options in eBill.",
      action: "Go to eBill",
    },
  },

  preventive: {
    title: "Preventive Care Initiative",
    /** The day is emphasized. */
    due: <Day>(day: Day): (string | Day)[] => [
      "This is for City of Portland members. See your primary care provider for a qualifying preventive visit by ",
      day,
      ".",
    ],
    unavailable:
      "This information is currently unavailable. Please contact the CoP Member Health Advocate",
    email: (address: string) => `Email ${address}`,
  },

  card: {
    heading: "Member ID card",
    groupNumber: "Group number",
    groupName: "Group name",
    insuranceType: "Insurance type",
    networks: "Provider networks",
    download: "Download ID card",
    more: "More ID card options",
    all: "All ID cards",
    begins: (day: string | null) => (day ? `Coverage begins ${day}` : "Coverage hasn't started"),
    ended: (lastDay: string | null) =>
      lastDay ? `Last day covered: ${lastDay}` : "Coverage has ended",
  },

  claims: {
    title: "Your recent claims",
    viewAll: "View all your claims",
    taxTime: (year: number) => `Claims in ${year} for an FSA, HSA, or taxes`,
    none: "You have no medical or dental claims in the last 2 years.",
    noneHint: "We list every claim that a provider sends us.",
  },

  stand: {
    title: "Where you stand",
    link: "Your benefits",
    kind: {
      deductible: "Medical deductible",
      outOfPocketMaximum: "Medical out-of-pocket maximum",
      annualLimit: "Dental annual limit",
    },
    familyKind: {
      deductible: "Family medical deductible",
      outOfPocketMaximum: "Family medical out-of-pocket maximum",
      annualLimit: "Family dental annual limit",
    },
    family: (left: string, total: string) => `Family: ${left} left of ${total}`,
    familyOver: (over: string, total: string) => `Family: ${over} over ${total}`,
    leftOut:
      "Some amounts don't agree, so we left them out. Call us before you rely on your amounts.",
    asOf: (day: string) => `In network, as of ${day}. Only claims already processed are counted.`,
  },

  primaryCare: {
    title: "Primary care",
    text: "Your primary care is your first point of contact for health issues.",
    emergency: "In an emergency, call 911.",
    /** For an upcoming provider. */
    from: (provider: string, day: string) => `${provider} from ${day}`,
    select: "Select primary care",
    selectContext: (name: string) => `for ${name}`,
    unread: "We couldn't load this right now",
    view: "View",
    viewContext: (name: string) => `primary care of ${name}`,
    all: "Primary care details",
  },

  programs: {
    title: "Programs",
    viewAll: "View all programs",
    none: "You have no featured programs right now.",
  },

  limit: {
    title: "Benefits",
    annual: "Annual limit",
    used: "Used",
    remaining: <Sent>(limitType: Sent): (string | Sent)[] => [limitType, " remaining"],
    remainingLabel: "Remaining:",
    over: (amount: string) => `${amount} over the limit`,
    doubtful: "These amounts don't agree. Call us before you rely on them.",
    note: <Sent>(limitType: Sent): (string | Sent)[] => [
      limitType,
      " remaining amount is based on claims already processed.",
    ],
    link: "Dental benefits",
  },
};

/** Members of local 598 have their employee ID shown, others the family's subscriber ID (§2). */
export type IdKind = "subscriber" | "employee";

export const idLabel = (kind: IdKind): string =>
  kind === "employee" ? homeText.employeeId : homeText.subscriberId;
