/** The names of the benefit categories, by the keys the rules know them by. */
const en = {
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

export const benefitCategoryText = en;
