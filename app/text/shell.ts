export const shellText = {
  skip: "Skip to main content",
  home: "home",
  logOut: "Log out",
  logIn: "Log in",
  contactUs: "Contact us",
  changeGroup: "Change group",
  site: "Site",
  main: "Main",
  tabs: "Main, bottom",
  accountMenu: "account menu",
  pagesOf: (menu: string) => `${menu} pages`,
  policies: "Policies",
  policy: {
    privacy: "Privacy policy",
    terms: "Terms of use",
    nondiscrimination: "Nondiscrimination notice",
  },
  copyright: (year: number | null, name: string) =>
    year === null ? `© ${name}` : `© ${year} ${name}`,
  ncqa: "NCQA",
  ncqaBadge: {
    accredited: "Accredited",
    commendable: "Commendable",
    interim: "Interim",
  },
  notEnrolled: "You are not currently enrolled in a plan",
};

/** Alert on every page of a member without a current plan; cannot be dismissed (§4). */
export const notEnrolledAlert = { kind: "warning", title: shellText.notEnrolled } as const;
