/** The pages of the menus, and descriptions of their entries. */
const en = {
  account: {
    title: "Account",
    intro: "Your details, coverage and settings.",
    more: "More about your account",
  },
  benefits: {
    title: "Benefits",
  },
  findCare: {
    title: "Find care",
    intro: "Doctors, dentists and help choosing one.",
    none: "There's nothing to show here.",
    passportDental: "Passport Dental",
  },
  says: {
    "account-summary": "Your group and plans at a glance",
    "account-member-information": "Who is covered, and your address",
    "id-cards": "See, save or send your cards",
    documents: "Everything we have for you, in one list",
    "account-communication-choices": "Where we send mail about your care",
    "account-download": "A copy of your claims, coverage and more",
    "account-settings": "Password, security questions, communication",
    "account-plan-benefits": "Plan dates, renewal and changes",
    "account-ebill": "Bills and payments",
    "account-help-center": "Get help or contact us",
    "benefits-summary": "Everything your plan covers, on one page",
    "benefits-medical": "Deductibles, limits and services",
    "benefits-dental": "Maximums, limits and services",
    "benefits-vision": "Exams, glasses and contact lenses",
    "benefits-pharmacy": "Prescriptions and what they cost",
    "benefits-programs": "Programs and discounts for members",
    "benefits-referrals": "Referrals to specialists and their status",
    "benefits-handbooks": "Handbooks and plan documents",
    "benefits-medicare-materials": "Your Medicare documents",
    "find-care-resources": "Provider directories and care programs",
    "find-care-primary-care": "Your primary care, and how to change it",
    "find-care-dentist": "Search for a dentist near you",
    "passport-dental": "Dental care while you travel",
  } as Readonly<Record<string, string>>,
};

export const menuPagesText = en;
