import type * as en from "../../en/benefits/category-in-text.ts";

export type { Category } from "../../en/benefits/category-in-text.ts";

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
