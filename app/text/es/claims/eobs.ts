import type * as en from "../../en/claims/eobs.ts";
import { categoryOfMany } from "../benefits/category-in-text.ts";
import { commonText } from "../common/common.ts";
import { listNames } from "../common/list.ts";
import { claimsText } from "./claims.ts";
import { countRows } from "../lists/filters.ts";

// "EOB" is feminine, as "explicación" is, and has one form for one and for many.
const kinds: typeof categoryOfMany = { ...categoryOfMany, medical: "médicas" };

export const eobsText: typeof en.eobsText = {
  file: "explicacion-de-beneficios",
  heading: "Explicaciones de beneficios",
  intro:
    "Una explicación de beneficios (EOB) muestra cómo su plan procesó sus reclamos y " +
    "cuánto podría usted deberle al proveedor. Esto no es una factura.",

  filters: {
    heading: "Filtrar EOB",
    type: "Tipo de reclamos",
    everyone: "Toda la familia",
    datesHint: (earliest) => `Puede buscar desde el ${earliest}`,
    apply: "Mostrar EOB",
  },

  count: countRows({
    one: "Se muestra 1 EOB",
    all: (total) => `Se muestran las ${total} EOB`,
    some: (first, last, total) => `Se muestran las EOB de la ${first} a la ${last} de ${total}`,
  }),
  invalidFilter: {
    date: "Corrija la fecha de arriba para ver sus explicaciones de beneficios.",
    filter: "Corrija el filtro de arriba para ver sus explicaciones de beneficios.",
  },
  names: (names) => (names.length === 0 ? commonText.notGiven : listNames(names)),
  table: {
    caption: "Explicaciones de beneficios",
    date: "Fecha",
    members: "Afiliados",
    providers: "Proveedores",
    charge: "Facturado",
    responsibility: "Usted debe",
    open: "Ver EOB",
    openContext: (date, members) =>
      members.length === 0
        ? date && `del ${date}`
        : [`de ${listNames(members)}`, date].filter(Boolean).join(", "),
    document: "Documento",
    changed: "Un reclamo de aquí cambió después",
    underWay: "Un reclamo de aquí no es definitivo",
    estimate: "Un reclamo de aquí se hizo antes de la atención",
  },
  standings: {
    ...claimsText.standings,
    "under-way": "Este reclamo no es definitivo",
    estimate: "Se hizo antes de la atención. Usted no lo debe.",
    changed: "El reclamo muestra ahora otros montos.",
  },
  tabs: {
    medical: "Médicas",
    dental: "Dentales",
    vision: "De la vista",
    pharmacy: "De farmacia",
  },
  ofType: (type) => `EOB ${kinds[type]}`,
  pages: "Páginas de sus EOB",
  repeated:
    "Quizás la lista que recibimos no está completa y falten EOB. Vuelva a intentarlo en unos minutos.",
  noneMatch: {
    title: "No hay EOB con estos filtros",
    text: "Pruebe con otras fechas o quite un filtro.",
  },
  noneOfType: {
    title: (type) => `No hay EOB ${kinds[type]} de los últimos 2 años`,
    text: "Una EOB aparece aquí después de que su plan procesa un reclamo.",
  },

  detail: {
    title: "Explicación de beneficios",
    pageTitle: (facts) => {
      const known = listNames(facts.filter((fact) => fact !== null));
      return known === "" ? "EOB" : `${known} – EOB`;
    },
    about: "Sobre este documento",
    notABill:
      "Esto no es una factura. Si usted debe algo, es posible que su proveedor le envíe una factura.",
    date: "Fecha",
    dateUnknown: "Fecha no disponible",
    type: "Tipo de reclamos",
    subscriber: "Titular del plan",
    members: "Afiliados",
    claims: "Reclamos",
    caption: "Reclamos de esta explicación de beneficios",
    claimNumber: "Número de reclamo",
    patient: "Paciente",
    provider: "Proveedor",
    providerUnknown: "Proveedor no indicado",
    charge: "Facturado",
    responsibility: "Usted debe",
    total: "Total",
    noClaims: "Esta EOB no tiene reclamos.",
    claimsUnknown: {
      pdf: "No podemos mostrar estos reclamos aquí. Descargue el PDF para verlos.",
      noPdf: "No podemos mostrar estos reclamos en este momento. Vuelva a intentarlo más tarde.",
    },
    claimLink: (claim) => `Reclamo ${claim}`,
    pdf: (size) =>
      size === null ? "Descargar PDF (en inglés)" : `Descargar PDF (en inglés, ${size})`,
    noPdf: "Esta EOB no tiene PDF.",
  },
};
