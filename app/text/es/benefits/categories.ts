import type * as en from "../../en/benefits/categories.ts";

export const benefitCategoryText: typeof en.benefitCategoryText = {
  medical: "Médico",
  dental: "Dental",
  pharmacy: "Farmacia",
  vision: "De la vista",
  summary: "Resumen",
  programs: "Programas",
  referrals: "Referidos",
  handbooks: "Manuales del afiliado",
  "certificate-of-coverage": "Certificado de cobertura",
  "medicare-materials": "Materiales de Medicare",
  "prior-authorization": "Autorización previa",
  none: "Ninguno",
};

export const coverageNames: typeof en.coverageNames = {
  medical: "Cobertura médica",
  dental: "Cobertura dental",
  vision: "Cobertura de la vista",
  pharmacy: "Cobertura de farmacia",
};
