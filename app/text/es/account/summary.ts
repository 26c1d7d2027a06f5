import type * as en from "../../en/account/summary.ts";

export const accountSummaryText: typeof en.accountSummaryText = {
  title: "Resumen de la cuenta",
  intro: "Su número de identificación, su grupo y quién tiene cobertura.",
  plan: "Su plan",
  group: "Grupo",
  groupNumber: "Número de grupo",
  parentGroup: "Grupo principal",
  effectiveDate: "Vigente desde",
  hireDate: "Fecha de contratación",
  unknown: "No disponible",
  family: {
    title: "Quién tiene cobertura",
    own: "Su cobertura",
    caption: "Cobertura por afiliado",
    member: "Afiliado",
    relationship: "Parentesco",
    none: "Sin cobertura",
    unread: "No pudimos cargar estos datos",
    lastDay: (day) => `Con cobertura hasta el ${day}`,
  },
  nobody: "No tenemos registrada ninguna cobertura. Si cree que es un error, llámenos.",
};
