import type { z } from "zod";
import type { program } from "#server/gateway/calls/care/programs.ts";

type Program = z.input<typeof program>;

const site = (name: string): string => `https://programs.example.test/${name}`;

const page = (id: number, name: string, description: string, categories: string[]): Program => ({
  id,
  name,
  description,
  categories,
  eligible: true,
  displayOrder: id,
  highPriority: false,
  featureGroup: null,
  childResourceIds: [],
  resource: null,
  url: null,
  urlDocumentType: null,
  icon: null,
});

/** A program on an external site. */
const elsewhere = (it: Program, path: string): Program => ({
  ...it,
  url: site(path),
  urlDocumentType: "ENDPOINT",
});

const costEstimator = page(
  33,
  "Dental cost estimator",
  "See what a filling, a crown or a cleaning is likely to cost before you book it.",
  ["Dental", "Tools", "Find care"],
);
const healthcareCosts = page(
  34,
  "Healthcare cost estimator",
  "Compare what a visit, a scan or a surgery costs at places near you.",
  ["Medical", "Tools", "Find care"],
);
const mobileTherapy = elsewhere(
  page(41, "Mobile therapy", "Talk with a licensed therapist by message or video.", [
    "Behavioral health",
    "Find care",
  ]),
  "mobile-therapy",
);
const textADoctor = elsewhere(
  page(42, "Text a doctor", "Send a question and have an answer within minutes, day or night.", [
    "Medical",
    "Find care",
  ]),
  "text-a-doctor",
);
const activeAndFit = elsewhere(
  page(43, "Active and fit", "Gym memberships at a low monthly fee, and workouts at home.", [
    "Wellness",
  ]),
  "active-and-fit",
);
const supplementalVision = page(
  44,
  "Supplemental vision",
  "Savings on frames, lenses and contact lenses beyond your vision plan.",
  ["Vision"],
);
const champions = page(
  45,
  "Behavioral health champions who help you find the right therapist",
  "A person to call who knows which therapists have an opening, and who fits your needs.",
  ["Behavioral health", "Find care"],
);
const oralHealth = page(
  46,
  "Oral health",
  "Extra cleanings during pregnancy, with diabetes and after heart surgery.",
  ["Dental"],
);
const callANurse = page(13, "Call a nurse", "A registered nurse by telephone at any hour.", [
  "Medical",
  "Find care",
]);
const hearing = page(17, "Hearing rider", "Hearing tests, and hearing aids at a set price.", [
  "Medical",
]);
/** With programs below it: one here, one elsewhere, and one that the gateway does not have. */
const healthTools: Program = {
  ...page(20, "Health tools", "Check symptoms, set goals and keep a journal.", [
    "Wellness",
    "Tools",
  ]),
  childResourceIds: [33, 43, 21],
};
const passportDental = page(27, "Passport Dental", "Expert dental care while traveling abroad.", [
  "Dental",
  "Find care",
]);
const findADentist = page(47, "Find a dentist", "Search dentists of your network.", [
  "Dental",
  "Find care",
]);
const digitalClaims = elsewhere(
  page(48, "Digital claims", "Send a claim of your own with a photograph of the bill.", ["Claims"]),
  "digital-claims",
);
const chooseHealthy = elsewhere(
  page(49, "Choose healthy", "Discounts on massage, acupuncture and activity trackers.", [
    "Wellness",
  ]),
  "choose-healthy",
);
const silverAndFit = elsewhere(
  page(50, "Silver and fit", "Gym memberships and classes for members 65 and older.", ["Wellness"]),
  "silver-and-fit",
);
const ebill = page(51, "eBill", "See and pay your premium bills.", ["Account"]);
export const navitus = elsewhere(
  page(37, "Pharmacy benefits (Navitus)", "Prescriptions, prices and pharmacies near you.", [
    "Pharmacy",
  ]),
  "pharmacy",
);
/** Another application of the carrier, on a listed origin: the token is sent to it. */
export const careJournal: Program = {
  ...page(
    52,
    "Care journal",
    "Appointments, notes and reminders of the whole family in one place.",
    ["Wellness", "Tools"],
  ),
  url: "https://apps.example.test/care-journal?from=dashboard",
  highPriority: true,
  displayOrder: 0,
};

/** Programs by kind of plan: high-priority ones first, in display order. */
const offers = {
  medical: {
    high: [
      costEstimator,
      healthcareCosts,
      mobileTherapy,
      textADoctor,
      activeAndFit,
      supplementalVision,
      champions,
      oralHealth,
    ],
    rest: [callANurse, healthTools, passportDental, findADentist, digitalClaims],
    closed: [hearing],
  },
  dental: {
    high: [passportDental, findADentist, costEstimator, digitalClaims, oralHealth],
    rest: [chooseHealthy],
    closed: [],
  },
  medicare: {
    high: [silverAndFit, hearing, callANurse, supplementalVision, healthTools],
    rest: [passportDental, costEstimator, textADoctor],
    closed: [activeAndFit],
  },
  /** Every kind of tile, a long name, and a shortcut's name. */
  varied: {
    high: [champions, digitalClaims, passportDental, ebill, findADentist, healthTools],
    rest: [costEstimator, chooseHealthy],
    closed: [hearing],
  },
} as const satisfies Record<string, Record<"high" | "rest" | "closed", readonly Program[]>>;

/** The programs of a plan, not in display order. */
export function programsFor(kind: keyof typeof offers): Program[] {
  const { high, rest, closed } = offers[kind];
  const shown = high.map((it, index) => ({ ...it, highPriority: true, displayOrder: index + 1 }));
  const others = rest.map((it, index) => ({ ...it, displayOrder: high.length + index + 1 }));
  const refused = closed.map((it) => ({
    ...it,
    eligible: false,
    highPriority: true,
    displayOrder: 0,
  }));
  return [...others, ...refused, ...shown.toReversed()];
}
