import type * as en from "../../en/claims/claims.ts";
import { categoryOfMany as kinds } from "../benefits/category-in-text.ts";
import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";
import { nameClaim } from "./claim-words.ts";

const number = new Intl.NumberFormat(locale);

export const claimsText: typeof en.claimsText = {
  title: "Reclamos",
  dateUnknown: "Fecha no disponible",
  termed: "Estos son sus reclamos.",

  links: {
    label: "Más sobre los reclamos",
    "claims-eobs": "EOB",
    "claims-pharmacy": "Reclamos de farmacia",
    bill: "Revisar una factura",
    year: (year) => `Totales de ${year}`,
    taxTime: (year) =>
      `Reclamos de ${year} para una cuenta de gastos flexibles (FSA), una cuenta de ahorros para la salud (HSA) o los impuestos`,
  },
  appeal: {
    link: "Qué puede hacer",
    upTo: (amount) => `Qué puede hacer (hasta ${amount})`,
    context: (claim) => `sobre ${nameClaim(claim)}`,
    waiting: (count) =>
      count === 1
        ? "1 reclamo denegado que puede apelar"
        : `${number.format(count)} reclamos denegados que puede apelar`,
    newest: (provider) => `Último: ${provider}`,
  },
  besideStatus: {
    denied: "Denegado",
    "denied-in-part": "Denegado en parte",
    "not-allowed": "No permitido",
    "not-allowed-in-part": "No permitido en parte",
    "not-covered": "Sin cobertura",
    "not-covered-in-part": "Sin cobertura en parte",
  },
  find: {
    label: "Número de reclamo",
    submit: "Buscar reclamo",
    none: "No encontramos ningún reclamo con este número. Revise el número.",
    missing: "No pudimos buscar en todos los reclamos. Vuelva a intentarlo en unos minutos.",
    tooLong: "Escriba el número como aparece en su EOB",
  },

  filters: {
    heading: "Filtrar reclamos",
    type: "Tipo de reclamo",
    everyone: "Toda la familia",
    self: (name) => `${name} (usted)`,
    datesHint: (earliest) => `Puede buscar desde el ${earliest}`,
    status: "Estado",
    anyStatus: "Cualquier estado",
    apply: "Mostrar reclamos",
  },

  tabs: {
    medical: "Médicos",
    dental: "Dentales",
    vision: "De la vista",
    pharmacy: "De farmacia",
  },
  ofType: (type) => `Reclamos ${kinds[type]}`,
  invalidFilter: (type) => ({
    date: `Corrija la fecha de arriba para ver sus reclamos ${kinds[type]}.`,
    filter: `Corrija el filtro de arriba para ver sus reclamos ${kinds[type]}.`,
  }),
  heading: {
    own: (type) => `Sus reclamos ${kinds[type]}`,
    everyone: (type) => `Reclamos ${kinds[type]} de toda la familia`,
    named: (type, name) => `Reclamos ${kinds[type]} de ${name}`,
    toldApart: (type, name) => `Reclamos ${kinds[type]} de ${name}`,
  },
  more: ({ shown, total, isEveryone }) =>
    [
      isEveryone
        ? `Solo se muestran los reclamos más recientes de cada persona, ${number.format(shown)} en total.`
        : total === null
          ? `Solo se muestran los ${number.format(shown)} reclamos más recientes.`
          : `Solo se muestran los ${number.format(shown)} reclamos más recientes, de un total de ${number.format(total)}.`,
      "Los totales y las descargas incluyen solo esos. Para ver reclamos más antiguos, elija una fecha anterior en “Hasta”.",
    ].join(" "),
  count: ({ first, last, total, whole, isEveryone }) => {
    const [from, to, all] = [first, last, total].map((one) => number.format(one));
    const isPart = !whole && !isEveryone;
    if (first === 1 && last === total) {
      if (isPart)
        return total === 1
          ? "Se muestra el reclamo más reciente"
          : `Se muestran los ${all} reclamos más recientes`;
      if (total === 1) return "Se muestra 1 reclamo";
      return whole ? `Se muestran los ${all} reclamos` : `Se muestran ${all} reclamos`;
    }
    return isPart
      ? `Se muestran los reclamos del ${from} al ${to} de los ${all} más recientes`
      : `Se muestran los reclamos del ${from} al ${to} de ${all}`;
  },
  sorted: {
    date: { ascending: "por fecha del servicio, primero los más antiguos" },
    owe: {
      ascending: "por lo que usted debe, de menor a mayor",
      descending: "por lo que usted debe, de mayor a menor",
    },
    provider: {
      ascending: "por proveedor, de la A a la Z",
      descending: "por proveedor, de la Z a la A",
    },
  },
  columns: {
    claimNumber: "Número de reclamo",
    type: "Tipo",
    status: "Estado",
    serviceDate: "Fecha del servicio",
    member: "Afiliado",
    patient: "Paciente",
    provider: "Proveedor",
    billed: "Facturado",
    planPaid: "Pagado por el plan",
    youOwe: "Usted debe",
    note: "Nota",
    details: "Detalles",
  },
  contradictory: "Los montos no cuadran",
  contradictions: (count) =>
    count === 1
      ? "Los montos de 1 reclamo no cuadran. Llámenos antes de pagar."
      : `Los montos de ${number.format(count)} reclamos no cuadran. Llámenos antes de pagar.`,
  standings: {
    "takes-back": "Se anuló un monto anterior",
    "taken-back": "Este reclamo se anuló",
    replaced: "Lo reemplazó un reclamo más nuevo",
    "same-number": "Otro reclamo tiene este número",
    "may-change": "Esto aún puede cambiar",
  },
  sharing: (count) =>
    count === 1
      ? "Aquí hay 1 reclamo que comparte su número con uno que no está en esta lista. No podemos " +
        "saber cuál vale. Llámenos antes de pagar."
      : `Aquí hay ${number.format(count)} reclamos que comparten su número con otro. No podemos saber ` +
        "cuál vale. Los totales pueden incluir más de uno. Llámenos antes de pagar.",
  repeated:
    "Quizás la lista que recibimos no esté completa. Pueden faltar reclamos aquí y en los totales. Vuelva a intentarlo en unos minutos.",
  uncounted: "Los reclamos que se anularon o se reemplazaron no están en los totales.",
  estimates: (count) =>
    count === 1
      ? "1 estimación o autorización, hecha antes de la atención, no está en los totales."
      : `${number.format(count)} estimaciones o autorizaciones, hechas antes de la atención, no están en los totales.`,
  pages: "Páginas de sus reclamos",
  missing: (names) =>
    `No pudimos cargar los reclamos de ${listInText(names)}. No están en esta lista ni en los ` +
    "totales. Vuelva a intentarlo en unos minutos.",
  noneLoaded: {
    title: "No hay reclamos de otras personas",
    text: "Quizás haya algunos entre los que no pudimos cargar. Vuelva a intentarlo en unos minutos.",
  },
  noneMatch: {
    title: "No hay reclamos con estos filtros",
    text: "Pruebe con otras fechas o quite un filtro.",
  },
  noneOfType: {
    title: (type) => `No hay reclamos ${kinds[type]} de los últimos 2 años`,
    text: "Un reclamo aparece aquí cuando su proveedor nos lo envía.",
  },

  spending: {
    heading: "Gastos por mes",
    intro: "Reclamos de esta lista, por mes del servicio.",
    planPaid: "Pagado por el plan",
    owe: "Su parte",
    share: "Su parte de los reclamos de la lista",
    notABill: "Esto no es una factura. Puede incluir montos que usted ya pagó.",
    month: "Mes",
    total: "Total",
    caption: "Pagado por el plan y su parte, por mes",
    charts: {
      owe: (from, to) => `Su parte por mes, de ${from} a ${to}`,
      planPaid: (from, to) => `Pagado por el plan, por mes, de ${from} a ${to}`,
    },
    moreContradictory: (count) =>
      count === 1
        ? "y 1 más, marcado en la lista"
        : `y ${number.format(count)} más, marcados en la lista`,
    unknown: (count) =>
      count === 1
        ? "A 1 reclamo le falta un monto, que no está en estos totales."
        : `A ${number.format(count)} reclamos les falta un monto, que no está en estos totales.`,
    undated: (count) =>
      count === 1
        ? "1 reclamo no tiene fecha del servicio. Por eso no está en estos totales."
        : `${number.format(count)} reclamos no tienen fecha del servicio. Por eso no están en estos totales.`,
    missing: (names) => `No se incluyen los reclamos de ${listInText(names)}.`,
    undecided: "Los reclamos pendientes no se cuentan.",
    showTable: "Mostrar como tabla",
  },

  export: {
    csv: "Descargar CSV",
    print: "Imprimir toda la lista",
    printTitle: "Reclamos para imprimir",
    printHint:
      "Todos los reclamos de su lista. Para imprimirlos, use la opción Imprimir de su navegador.",
    undecided: "Los reclamos pendientes no se cuentan en “Pagado por el plan” ni en “Usted debe”.",
    share:
      "El total de “Usted debe” es su parte de los reclamos de la lista. Esto no es una factura.",
    missing: {
      billed: (count) =>
        count === 1
          ? "En 1 reclamo falta el monto facturado. Por eso no está en el total."
          : `En ${number.format(count)} reclamos falta el monto facturado. Por eso no está en el total.`,
      planPaid: (count) =>
        count === 1
          ? "En 1 reclamo falta el monto pagado por el plan. Por eso no está en el total."
          : `En ${number.format(count)} reclamos falta el monto pagado por el plan. Por eso no está en el total.`,
      youOwe: (count) =>
        count === 1
          ? "En 1 reclamo falta el monto que usted debe. Por eso no está en el total."
          : `En ${number.format(count)} reclamos falta el monto que usted debe. Por eso no está en el total.`,
    },
    period: "Fechas del servicio",
    days: (from, to) => `Del ${from} al ${to}`,
    total: "Total",
  },
};

export const claimFilesText: typeof en.claimFilesText = {
  file: {
    claims: "reclamos",
    medical: "medicos",
    dental: "dentales",
    vision: "vista",
    newest: "recientes",
    incomplete: "incompletos",
  },
  notes: {
    missing: (names) =>
      `No pudimos cargar los reclamos de ${listInText(names)}. Por eso no están en este archivo.`,
    contradictory: "Los montos no cuadran. Llámenos antes de pagar.",
  },
};

export const unpaidText: typeof en.unpaidText = (count) =>
  count === 1
    ? "Su plan aún no ha pagado 1 reclamo. Por eso no está en “Pagado por el plan”."
    : `Su plan aún no ha pagado ${number.format(count)} reclamos. Por eso no están en “Pagado por el plan”.`;

const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

/** A month "YYYY-MM" as members read it: "2026-03" is "mar 2026". */
export const showMonth: typeof en.showMonth = (month) => {
  const [year = "", place = ""] = month.split("-");
  return `${months[Number(place) - 1] ?? place} ${year}`;
};
