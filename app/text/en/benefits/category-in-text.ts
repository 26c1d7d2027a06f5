/** The categories of benefits that have amounts. */
export type Category = "medical" | "dental" | "vision" | "pharmacy";

/** Inside a sentence: "your medical benefits". */
export const categoryInText: Readonly<Record<Category, string>> = {
  medical: "medical",
  dental: "dental",
  vision: "vision",
  pharmacy: "pharmacy",
};
