import { familyDentalPlan, incentiveDentalPlan, oneTierDentalPlan } from "./dental-plans.ts";
import { medicalPlan, oneTierMedicalPlan } from "./medical-plans.ts";
import { medicarePharmacyPlan, pharmacyPlan, visionPlan } from "./vision-and-pharmacy-plans.ts";
import type { PlanBook } from "./plan.ts";

/** The plans of most families of the main carrier. */
export const carrierPlans: PlanBook = {
  M: medicalPlan("Cedarline", [
    { deductible: 500, most: 4000 },
    { deductible: 750, most: 4500 },
    { deductible: 850, most: 4500 },
  ]),
  D: familyDentalPlan,
  V: visionPlan,
  X: pharmacyPlan,
};

export const summitPlans: PlanBook = {
  M: medicalPlan("Summit Select", [
    { deductible: 1000, most: 5000 },
    { deductible: 1000, most: 5500 },
    { deductible: 1250, most: 5500 },
  ]),
  X: pharmacyPlan,
};

/** Dental only, for the brands that have nothing else. */
export const dentalPlans: PlanBook = { D: incentiveDentalPlan };

export const medicarePlans: PlanBook = {
  M: oneTierMedicalPlan("Cedarline Medicare", [
    { deductible: 226, most: 3400 },
    { deductible: 257, most: 3600 },
    { deductible: 275, most: 3600 },
  ]),
  D: oneTierDentalPlan,
  X: medicarePharmacyPlan,
};
