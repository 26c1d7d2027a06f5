import type * as en from "../../en/benefits/days.ts";
import { categoryOfCoverage, categoryOfMany } from "./category-in-text.ts";

export const benefitDaysText: typeof en.benefitDaysText = {
  label: "Ver los beneficios en esta fecha",
  hint: (first, last) => `Cualquier día del ${first} al ${last}`,
  show: "Ver este día",
  today: "Volver a hoy",
  asOf: (day) => `Datos al ${day}`,
  planYear: (years) => `Año del plan ${years}`,
  history: {
    pageTitle: (category, name, day) =>
      name === null
        ? `Beneficios ${categoryOfMany[category]} al ${day}`
        : `Beneficios ${categoryOfMany[category]} de ${name} al ${day}`,
    asOf: (day, coverage) => `Datos al ${day}. ${coverage}.`,
    instead: (error, day) => `${error}. Por ahora mostramos los datos del ${day}.`,
    notCovered: (category, day) => `Sin cobertura ${categoryOfCoverage[category]} el ${day}`,
    other: {
      heading: "Ver otro día",
      periods: "Períodos del plan",
      none: "No hay períodos del plan registrados.",
      unread:
        "En este momento no podemos mostrar los períodos de su plan. De todos modos, puede elegir cualquier día en que su plan haya estado vigente.",
      now: (period) => `${period} (hoy)`,
      today: (category) => `Beneficios ${categoryOfMany[category]} de hoy`,
      compare: "Comparar con hoy",
    },
  },
};
