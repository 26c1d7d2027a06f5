import type * as en from "../../en/benefits/benefits.ts";
import { categoryOfMany } from "./category-in-text.ts";

export const benefitsText: typeof en.benefitsText = {
  pageTitle: (category, name) =>
    name === null
      ? `Beneficios ${categoryOfMany[category]}`
      : `Beneficios ${categoryOfMany[category]} de ${name}`,
  chooser: { label: "Ver los beneficios de", show: "Ver" },
  errors: {
    who: "No podemos mostrar los beneficios de la persona que indica este enlace. Estos son los suyos.",
    day: "No podemos usar la fecha que indica este enlace. Estos son sus beneficios de hoy.",
  },
  tiers: {
    label: "Redes",
    unreadable: "no se pudo leer",
  },
  stands: {
    heading: "Cuánto lleva y cuánto le queda",
    headingOf: (name) => `Cuánto lleva ${name} y cuánto le queda`,
    kind: {
      deductible: "Deducible",
      outOfPocketMaximum: "Máximo de gastos de bolsillo",
      annualLimit: "Límite anual",
      other: "Límite del plan",
    },
    meaning: {
      deductible:
        "Lo que usted paga por la atención con cobertura antes de que su plan empiece a pagar una parte.",
      outOfPocketMaximum:
        "Lo más que usted paga por la atención con cobertura en un período del plan. Después, el plan paga el 100% del monto permitido.",
      annualLimit: "Lo más que su plan paga por esta atención en un período del plan.",
    },
    family: "Su familia",
    you: "Usted",
    about: (name) => `Acerca de: ${name}`,
    by: (count) => (count === 1 ? "1 reclamo" : `${count} reclamos`),
    claims: "Ver reclamos",
    allClaims: "Ver todos los reclamos de este período del plan",
    claimsFor: (name, who) => ["(", name, `, ${who})`],
    off: "Es posible que algunos montos no sean correctos. Llámenos antes de confiar en ellos.",
    offHere: "Los montos no coinciden",
    unread:
      "En este momento no podemos leer los límites de su plan. Es posible que aquí falten algunos montos.",
  },
  covered: {
    heading: "Qué cubre el plan",
    columns: {
      name: "Servicio",
      pays: "Costo",
      limit: "Frecuencia",
    },
    uncategorized: "Otros servicios",
    count: (count) => (count === 1 ? "1 servicio" : `${count} servicios`),
    caption: (category) => [category, ": qué paga usted"],
    notStated: "No se indica",
    incentive: (level, pays) => [level, ": ", pays],
    unnamed: "Servicio sin nombre",
  },
  otherDay: "Ver otro día",
};

export const pharmacyText: typeof en.pharmacyText = {
  title: "Farmacia",
  open: (program) => ["Ir a ", program],
  elsewhere:
    "Otra compañía se encarga de esto. El sitio web de esa compañía se abre en una pestaña nueva. Es posible que allí tenga que iniciar sesión.",
  noAddress:
    "Desde aquí no podemos abrir ese sitio web. El servicio al cliente puede decirle cómo entrar.",
  customerService: "Servicio al cliente",
};
