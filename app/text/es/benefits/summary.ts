import type * as en from "../../en/benefits/summary.ts";
import { categoryOfMany } from "./category-in-text.ts";
import { listInText } from "../common/list.ts";

export const benefitsSummaryText: typeof en.benefitsSummaryText = {
  title: "Resumen de beneficios",
  pageTitle: (day) => (day === null ? "Resumen de beneficios" : `Resumen de beneficios al ${day}`),
  lead: (day) => `Su cobertura y los montos principales al ${day}.`,
  processed: "Los montos solo incluyen los reclamos que ya se procesaron.",
  planYear: (years) => `Año del plan ${years}.`,
  usual: {
    begins: (day) => `Su cobertura comienza el ${day}. Estos son los datos de ese día.`,
    ended: (day) =>
      `Su cobertura terminó. Estos son los montos del ${day}, el último día con cobertura.`,
  },
  instead: (day) => `Por ahora mostramos los datos del ${day}.`,
  nothing: {
    title: (day) => `No hay beneficios el ${day}`,
    text: "Nadie de su plan tenía cobertura ese día. Elija otro día arriba.",
  },
  category: {
    title: (category) => `Beneficios ${categoryOfMany[category]}`,
    more: (category) => `Todos los beneficios ${categoryOfMany[category]}`,
    who: "Afiliado",
    family: "Familia",
    caption: (category) =>
      `Beneficios ${categoryOfMany[category]}: cobertura y montos principales de cada persona`,
    of: (category) => `(beneficios ${categoryOfMany[category]})`,
    noAmounts: "No hay deducible, máximo de gastos de bolsillo ni límite anual que mostrar.",
    unread: "No se puede mostrar ahora",
    unreadDays: "No pudimos cargar esta cobertura",
    incomplete: (names) =>
      `No pudimos leer todos los datos de ${listInText(names)}. Es posible que aquí falten algunos montos.`,
    isInconsistent: (category) =>
      `Es posible que algunos montos de sus beneficios ${categoryOfMany[category]} no sean correctos. Llámenos antes de confiar en ellos.`,
  },
  unavailable: (category) =>
    `En este momento no podemos mostrar sus beneficios ${categoryOfMany[category]}`,
  kind: {
    deductible: "Deducible",
    outOfPocketMaximum: "Máx. de gastos de bolsillo",
    annualLimit: "Límite anual",
  },
  progress: {
    unknown: "monto usado no disponible",
    off: "Los montos no coinciden",
  },
};
