import { benefitCategoryText as label } from "./categories.ts";
import { type Category } from "./category-in-text.ts";

/** The pages of a benefit category. "your" is the viewer's own, else the member is named. */
export const benefitsText = {
  pageTitle: (category: Category, name: string | null) =>
    name === null ? `${label[category]} benefits` : `${label[category]} benefits for ${name}`,
  chooser: { label: "Show benefits for", show: "Show" },
  errors: {
    who: "We can't show benefits for the person in this link. These are your own.",
    day: "We can't use the date in this link. These are your benefits today.",
  },
  tiers: {
    label: "Networks",
    unreadable: "could not be read",
  },
  stands: {
    heading: "Where you stand",
    headingOf: (name: string) => `Where ${name} stands`,
    kind: {
      deductible: "Deductible",
      outOfPocketMaximum: "Out-of-pocket maximum",
      annualLimit: "Annual limit",
      other: "Plan limit",
    },
    /** What each is for, where the gateway's own words are in another language than the page. */
    meaning: {
      deductible: "What you pay for covered care before your plan begins to pay a share.",
      outOfPocketMaximum:
        "The most you pay for covered care in a plan period. After that, the plan pays 100% of the allowed amount.",
      annualLimit: "The most your plan pays for this care in a plan period.",
    },
    family: "Your family",
    you: "You",
    about: (name: string) => `About ${name}`,
    by: (count: number) => (count === 1 ? "1 claim" : `${count} claims`),
    claims: "See claims",
    /** Where no claim says whether it moved the amount. */
    allClaims: "See all claims of this plan period",
    claimsFor: <Sent>(name: Sent, who: string): (string | Sent)[] => [" toward ", name, `, ${who}`],
    off: "Some amounts may be wrong. Call us before you rely on them.",
    offHere: "Amounts don't agree",
    unread:
      "We couldn't read the limits of your plan just now, so some amounts may be missing here.",
  },
  covered: {
    heading: "What is covered",
    columns: {
      name: "Service",
      pays: "Cost",
      limit: "How often",
    },
    uncategorized: "Other services",
    count: (count: number) => (count === 1 ? "1 service" : `${count} services`),
    caption: <Sent>(category: Sent): (string | Sent)[] => [category, ": what you pay"],
    notStated: "Not stated",
    incentive: <Sent>(level: Sent, pays: Sent): (string | Sent)[] => [level, ": ", pays],
    unnamed: "Service without a name",
  },
  otherDay: "See another day",
};

export const pharmacyText = {
  title: "Pharmacy",
  open: <Program>(program: Program): (string | Program)[] => ["Go to ", program],
  elsewhere:
    "Another company runs this. Its website opens in a new tab, and you may need to log in there.",
  noAddress: "We can't open its website from here. Customer service can tell you how to get there.",
  customerService: "Customer service",
};
