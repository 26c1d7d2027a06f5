import type * as en from "../../en/sign-in/groups.ts";

export const groupsText: typeof en.groupsText = {
  selection: {
    title: "Elegir plan",
    heading: "Entre a su Portal del afiliado: elija un plan",
    intro: "Usted tiene más de un plan de grupo. Elija el que quiere ver.",
    only: "Usted tiene un solo plan de grupo.",
    label: "Plan de grupo",
    groupId: "Número de grupo",
    effective: "Fecha de inicio",
    termination: "Primer día sin cobertura",
    unknown: "No disponible",
    noTermination: "Ninguno",
    inactive: "Plan inactivo",
    current: "Plan elegido",
    submit: "Entrar con este plan",
  },
  switching: {
    title: "Elegir grupo",
    heading: "Elija el grupo que quiere ver",
    only: "Usted tiene un solo grupo y lo está viendo.",
    current: "Usted está viendo este grupo",
    caption: (groupName) => `Planes de ${groupName}`,
    plan: "Plan",
    status: "Estado",
    noPlans: "Este grupo no tiene planes en la lista.",
    submit: "Ver grupo",
  },
  of: (groupName) => `(${groupName})`,
  plans: {
    medical: "Cobertura médica",
    dental: "Cobertura dental",
    vision: "Cobertura de la vista",
    pharmacy: "Cobertura de farmacia",
  },
  activeSince: (date) => `Vigente desde ${date}`,
  effectiveOn: (date) => `Comienza el ${date}`,
  terminatedOn: (_date, lastDay) => `Último día con cobertura: ${lastDay}`,
  undated: { ACTIVE: "Vigente", FUTURE: "Todavía no vigente", TERMED: "Terminado" },
  stateUnknown: "Estado no disponible",
  timeline: {
    // The header has one line for this and the group's name.
    since: (from) => `Desde el ${from}`,
    until: (to) => `Hasta el ${to}`,
    between: (from, to) => `Del ${from} al ${to}`,
    unknown: "Fechas no disponibles",
  },
};
