import type * as en from "../../en/benefits/categories.ts";

export type { Category } from "../../en/benefits/categories.ts";

type InText = typeof en.categoryInText;

/** With one thing: "el reclamo médico". */
export const categoryInText: InText = {
  medical: "médico",
  dental: "dental",
  vision: "de la vista",
  pharmacy: "de farmacia",
};

// Spanish agrees in number and gender, so that the other two forms are its own.

/** With several: "los beneficios médicos", "los reclamos médicos". */
export const categoryOfMany: InText = {
  ...categoryInText,
  medical: "médicos",
  dental: "dentales",
};

/** With "cobertura", "tarjeta" or "atención". */
export const categoryOfCoverage: InText = { ...categoryInText, medical: "médica" };

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
