import type * as en from "../../en/claims/year.ts";
import { categoryOfMany as kinds } from "../benefits/category-in-text.ts";
import { locale } from "../common/locale.ts";
import { claimsText } from "./claims.ts";

const number = new Intl.NumberFormat(locale);

export const yearText: typeof en.yearText = {
  title: (year) => `Reclamos de ${year}`,
  heading: {
    own: (year) => `Sus reclamos de ${year}`,
    family: (year) => `Reclamos de su familia en ${year}`,
  },
  days: (from, to) => `Atención que empezó del ${from} al ${to}`,
  years: "Otros años",
  yearLink: (year) => `Reclamos de ${year}`,
  shortened: (day) =>
    `Mostramos los reclamos de los últimos 2 años. Por eso esta página empieza el ${day}.`,
  actions: { csv: "Descargar CSV" },

  gaps: {
    heading: "Faltan algunos reclamos",
    unread: (name, type) =>
      `No pudimos cargar los reclamos ${kinds[type]} de ${name}. Vuelva a intentarlo en unos minutos.`,
    cut: (name, type, shown) =>
      `Aquí solo caben los ${number.format(shown)} reclamos ${kinds[type]} más recientes de ${name}.`,
    repeated: (name, type) =>
      `Quizás la lista de los reclamos ${kinds[type]} de ${name} no esté completa. Vuelva a intentarlo en unos minutos.`,
    noTotals: "Donde faltan reclamos, no mostramos el total.",
    noTotal: "Sin total",
  },

  totals: {
    heading: "Totales del año",
    byPerson: "Por persona",
    byType: "Por tipo de atención",
    person: "Persona",
    type: "Tipo",
    everyone: "Toda la familia",
    all: "Todos los tipos",
    amounts: {
      billedCents: "Facturado",
      discountCents: "Sobre el monto permitido",
      planPaidCents: "Pagado por el plan",
      oweCents: "Usted debe",
    },
    notPaid:
      "Esta es su parte de estos reclamos. No muestra lo que usted pagó y no es una factura.",
    rest: "Los montos no permitidos, sin cobertura o pagados por otros están en “Facturado”, pero quizás no estén en otra columna.",
    unfinal: (count) =>
      count === 1
        ? "1 reclamo sigue pendiente. No está en los totales."
        : `${number.format(count)} reclamos siguen pendientes. No están en los totales.`,
    estimates: claimsText.estimates,
    undated: (count) =>
      count === 1
        ? "1 reclamo no tiene fecha del servicio y no sabemos de qué año es. Está al final de la lista y no está en los totales."
        : `${number.format(count)} reclamos no tienen fecha del servicio y no sabemos de qué año son. Están al final de la lista y no están en los totales.`,
    unknown: {
      billedCents: claimsText.export.missing.billed,
      discountCents: (count) =>
        count === 1
          ? "En 1 reclamo falta “Sobre el monto permitido”. Por eso no está en el total."
          : `En ${number.format(count)} reclamos falta “Sobre el monto permitido”. Por eso no está en el total.`,
      planPaidCents: claimsText.export.missing.planPaid,
      oweCents: claimsText.export.missing.youOwe,
    },
  },

  chart: "Mes por mes",

  list: {
    heading: "Lista para FSA, HSA o impuestos",
    intro:
      "Para una cuenta de gastos flexibles (FSA), una cuenta de ahorros para la salud (HSA) o la declaración de impuestos. Estos son reclamos, no pagos: lo que usted debe quizás no sea lo que pagó. Guarde sus recibos. Esta lista no da consejos sobre impuestos.",
    person: "Persona",
    type: "Tipo",
    none: {
      title: (year) => `No hay reclamos de ${year}`,
      text: "No recibimos ninguno de estas fechas.",
    },
  },

  file: {
    notPaid: "“Usted debe” no es lo que usted pagó. Esta lista no da consejos sobre impuestos.",
  },
};

export const acrossText: typeof en.acrossText = {
  after: (count, year) =>
    count === 1
      ? `1 reclamo empezó en ${year} y sigue en ${year + 1}. Todo se cuenta en ${year}.`
      : `${number.format(count)} reclamos empezaron en ${year} y siguen en ${year + 1}. Todos se cuentan en ${year}.`,
  before: (count, year) =>
    count === 1
      ? `1 reclamo con atención en ${year} empezó en ${year - 1}. Se cuenta en ${year - 1} y por eso no está aquí.`
      : `${number.format(count)} reclamos con atención en ${year} empezaron en ${year - 1}. Se cuentan en ${year - 1} y por eso no están aquí.`,
};
