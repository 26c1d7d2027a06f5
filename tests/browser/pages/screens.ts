/** A screen, and the persona that opens it. */
export type Screen = {
  readonly path: string;
  /** Null for a visitor. */
  readonly persona: string | null;
  /** The status of its answer. */
  readonly status: number;
};

const member = { persona: "sub", status: 200 } as const;

/** One page of each kind. */
export const SCREENS: readonly Screen[] = [
  { path: "/login", persona: null, status: 200 },
  { path: "/registration", persona: null, status: 200 },
  { path: "/home", ...member },
  { path: "/account", ...member },
  { path: "/contact-us", persona: null, status: 200 },
  { path: "/support/customer-service", ...member },
  { path: "/id-card", ...member },
  { path: "/id-card/0/M/email", ...member },
  { path: "/navitus", ...member, persona: "nav" },
  { path: "/account/support", ...member },
  { path: "/select-group", ...member, persona: "multi" },
  { path: "/account/settings/change-password", ...member },
  { path: "/update-preferences", ...member, persona: "nopref" },
  { path: "/group-selection", ...member, persona: "flag360" },
  { path: "/login-as", ...member, persona: "emp" },
  { path: "/claims", ...member },
  { path: "/claims/medical/26000010001/0", ...member },
  { path: "/claims/medical/26000530001/0/appeal", ...member, persona: "denied" },
  { path: "/eobs", ...member },
  { path: "/eobs/EOB26000010001", ...member },
  { path: "/error/500", ...member, status: 500 },
];

/** Cards, a form and a list: `npm test` checks these in every way. */
export const TYPICAL: ReadonlySet<string> = new Set([
  "/home",
  "/account/settings/change-password",
  "/claims",
]);
