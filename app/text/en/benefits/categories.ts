/** Names of the benefit categories, by key. */
export const benefitCategoryText = {
  medical: "Medical",
  dental: "Dental",
  pharmacy: "Pharmacy",
  vision: "Vision",
  summary: "Summary",
  programs: "Programs",
  referrals: "Referrals",
  handbooks: "Member Handbooks",
  "certificate-of-coverage": "Certificate of Coverage",
  "medicare-materials": "Medicare Materials",
  "prior-authorization": "Prior Authorization",
  none: "None",
};

/** Names of coverage, as headings. */
export const coverageNames = {
  medical: benefitCategoryText.medical,
  dental: benefitCategoryText.dental,
  vision: benefitCategoryText.vision,
  pharmacy: benefitCategoryText.pharmacy,
};
