/** A referral of a family, with its days relative to today. */
export type ReferralSpec = {
  readonly suffix: number;
  /** When it was written and began; below zero it begins in the future. */
  readonly issuedDaysAgo: number | null;
  readonly startsDaysAgo: number | null;
  /** How many days it is valid; null without an end. */
  readonly days: number | null;
  readonly status: ReferralStatus | null;
  readonly by: ReferralProvider | null;
  readonly to: ReferralProvider | null;
  readonly service: string | null;
  readonly allowed: number | null;
  readonly used: number | null;
};

export type ReferralProvider = { readonly id: string | null; readonly name: string | null };

export type ReferralStatus = { readonly code: string; readonly description: string | null };

export const REFERRAL_STATUSES = {
  approved: { code: "A", description: "Approved" },
  pending: { code: "P", description: "Pending review" },
  denied: { code: "D", description: "Denied" },
  canceled: { code: "C", description: "Canceled" },
  /** A status with a description of the carrier's own. */
  carriers: { code: "M7", description: "Sent to medical director" },
  /** A code without a description. */
  unexplained: { code: "ZZ", description: null },
} as const satisfies Record<string, ReferralStatus>;

const { approved, pending, denied, canceled, carriers, unexplained } = REFERRAL_STATUSES;

const alderCreek: ReferralProvider = { id: "200117", name: "Alder Creek Family Medicine" };
const stonepath: ReferralProvider = { id: "200186", name: "Stonepath Physical Therapy" };

const ordinary: ReferralSpec = {
  suffix: 0,
  issuedDaysAgo: 22,
  startsDaysAgo: 20,
  days: 90,
  status: approved,
  by: alderCreek,
  to: stonepath,
  service: "Physical therapy",
  allowed: 12,
  used: 4,
};

/** Referrals that are hard to show, all of a subscriber. */
export const oddReferrals: readonly ReferralSpec[] = [
  ordinary,
  {
    ...ordinary,
    issuedDaysAgo: 2,
    startsDaysAgo: null,
    days: null,
    status: pending,
    to: { id: "500111", name: "Copper Hill Sleep Center" },
    service: "Sleep study",
    allowed: 1,
    used: null,
  },
  {
    ...ordinary,
    // Ends soon.
    startsDaysAgo: 82,
    issuedDaysAgo: 85,
    to: { id: "500128", name: "O’Reilly-Nakamura & Søndergård Ear, Nose and Throat of Testford" },
    service: "Specialist visits",
    allowed: 3,
    used: 1,
  },
  { ...ordinary, startsDaysAgo: -9, issuedDaysAgo: 1, allowed: 6, used: 0 },
  // Its last day is today; the next one's was yesterday.
  { ...ordinary, startsDaysAgo: 90, issuedDaysAgo: 91, allowed: 8, used: 8 },
  { ...ordinary, startsDaysAgo: 91, issuedDaysAgo: 92, allowed: 8, used: 6 },
  { ...ordinary, startsDaysAgo: 40, issuedDaysAgo: 41, allowed: null, used: null },
  { ...ordinary, startsDaysAgo: 44, issuedDaysAgo: null, to: null, service: "Genetic counseling" },
  {
    ...ordinary,
    startsDaysAgo: 50,
    issuedDaysAgo: 53,
    days: 120,
    status: unexplained,
    to: { id: null, name: "Pfefferminzgartenstraßenlaboratoriumsgemeinschaft" },
    service: null,
    allowed: 2,
    used: null,
  },
  { ...ordinary, startsDaysAgo: 60, issuedDaysAgo: 61, status: carriers, allowed: null, used: 2 },
  {
    ...ordinary,
    startsDaysAgo: 12,
    issuedDaysAgo: 15,
    status: denied,
    to: { id: "500135", name: "Lantern House Counseling <Testford>" },
    service:
      "Supervised aquatic gait retraining with underwater treadmill, manual guidance, heart rate monitoring and a written home program",
    allowed: 0,
    used: 0,
  },
  { ...ordinary, startsDaysAgo: 200, issuedDaysAgo: 204, status: canceled, by: null },
];
