import type * as en from "../../en/benefits/changes.ts";
import { benefitCategoryText as label } from "./categories.ts";
import { categoryOfCoverage, categoryOfMany, type Category } from "./category-in-text.ts";
import { benefitsFrameText } from "./frame.ts";
import { listInText, listNames } from "../common/list.ts";

const listMany = (categories: readonly Category[]) =>
  listInText(categories.map((category) => categoryOfMany[category]));

/** After "no": "cobertura médica ni dental". */
const listNoCoverage = (categories: readonly Category[]) =>
  categories.map((category) => categoryOfCoverage[category]).join(" ni ");

const YOU_PAY = {
  more: (amount: string) => `Sube ${amount}: quizás usted pague más`,
  less: (amount: string) => `Baja ${amount}: quizás usted pague menos`,
};

const showPoints = (points: number) => (points === 1 ? "1 punto" : `${points} puntos`);

export const benefitChangesText: typeof en.benefitChangesText = {
  title: "Qué cambió",
  past: {
    title: "Qué cambió",
    titleOf: (name) => `Qué cambió para ${name}`,
    pageTitle: (from, to) => `Qué cambió del ${from} al ${to}`,
    pageTitleOf: (name, from, to) => `Qué cambió para ${name} del ${from} al ${to}`,
  },
  coming: {
    title: "Qué cambia",
    titleOf: (name) => `Qué cambia para ${name}`,
    pageTitle: (from, to) => `Qué cambia del ${from} al ${to}`,
    pageTitleOf: (name, from, to) => `Qué cambia para ${name} del ${from} al ${to}`,
  },
  withoutPaid: "Esto no incluye lo que usted ha pagado.",
  days: (from, to) => `del ${from} al ${to}`,
  never: { title: "No hay beneficios para comparar", text: benefitsFrameText.empty.text },
  form: {
    label: "Comparar dos días",
    who: "Beneficios de",
    from: "Desde",
    to: "Hasta",
    hint: (first, last) => `Elija dos días del ${first} al ${last}`,
    send: "Comparar",
  },
  presets: {
    label: "Nuevos períodos del plan",
    past: (day) => `Qué cambió el ${day}`,
    coming: (day) => `Qué cambia el ${day}`,
    unread:
      "En este momento no podemos mostrar los períodos de su plan. De todos modos, puede elegir dos días.",
  },
  instead: (from, to) => `Por ahora comparamos el ${from} con el ${to}.`,
  swapped: "Usted escribió primero la fecha posterior. Pusimos las fechas en orden.",
  same: {
    title: "No hay nada que comparar",
    text: (day) => `Eligió dos veces el ${day}. Elija otro día arriba.`,
  },
  uncovered: {
    title: "No hay cobertura en ninguno de los dos días",
    text: "Elija otros días arriba.",
  },
  nothing: {
    title: "Sin cambios",
    text: "Su cobertura, sus montos y sus servicios son iguales en los dos días.",
  },
  counts: {
    worse: (count) => (count === 1 ? "1 quizás le cueste más" : `${count} quizás le cuesten más`),
    better: (count) =>
      count === 1 ? "1 quizás le cueste menos" : `${count} quizás le cuesten menos`,
    new: (count) => (count === 1 ? "1 es nuevo" : `${count} son nuevos`),
    gone: (count) => (count === 1 ? "1 ya no aparece" : `${count} ya no aparecen`),
    changed: (count) =>
      count === 1 ? "1 cambió de otra manera" : `${count} cambiaron de otra manera`,
  },
  summary: (total, of) => {
    const parts = COUNTS.filter((one) => of(one) > 0).map((one) =>
      benefitChangesText.counts[one](of(one)),
    );
    return total === 1
      ? `1 cambio: ${listInText(parts)}.`
      : `${total} cambios: ${listInText(parts)}.`;
  },
  category: {
    caption: (category) => `${label[category]}: qué cambió`,
    columns: { what: "Qué", change: "Cambio" },
    begun: (category, day) => `La cobertura ${categoryOfCoverage[category]} comenzó el ${day}.`,
    begins: (category, day) => `La cobertura ${categoryOfCoverage[category]} comienza el ${day}.`,
    ended: (category, lastDay) =>
      `El último día con cobertura ${categoryOfCoverage[category]} fue el ${lastDay}.`,
    ends: (category, lastDay) =>
      `El último día con cobertura ${categoryOfCoverage[category]} es el ${lastDay}.`,
    same: (categories) => `Sin cambios en sus beneficios ${listMany(categories)}.`,
    sameAsRead: "Sin cambios en lo que pudimos leer.",
    notCovered: (categories) =>
      `Usted no tenía cobertura ${listNoCoverage(categories)} en ninguno de los dos días.`,
    unavailable: (category) =>
      `En este momento no podemos mostrar qué cambió en sus beneficios ${categoryOfMany[category]}`,
    see: (category, day) => `Beneficios ${categoryOfMany[category]} al ${day}`,
    limitsUnread:
      "En este momento no podemos leer los límites del plan de los dos días. Es posible que aquí falten algunos cambios.",
    tiersUnread: (tiers) =>
      `En este momento no podemos leer todos los datos de los dos días. Por eso no comparamos esto: ${listNames(tiers)}.`,
    someTier: "una de las redes",
    more: (count) => `Mostrar ${count} más`,
  },
  network: (tier) => `Red: ${tier}`,
  side: {
    INDIVIDUAL: "Individual",
    FAMILY: "Familiar",
  },
  listed: "Aparece",
  notListed: "No aparece",
  notStated: "No se indica",
  new: "Nuevo",
  gone: "Ya no aparece",
  changed: "Cambió",
  youPayDirection: { better: "Usted paga menos", worse: "Usted paga más" },
  total: {
    deductible: YOU_PAY,
    outOfPocketMaximum: YOU_PAY,
    annualLimit: {
      more: (amount) => `Sube ${amount}: quizás el plan pague más`,
      less: (amount) => `Baja ${amount}: quizás el plan pague menos`,
    },
    other: {
      more: (amount) => `Sube ${amount}`,
      less: (amount) => `Baja ${amount}`,
    },
  },
  share: {
    more: (points) => `El plan paga una parte mayor (${showPoints(points)} más)`,
    less: (points) => `El plan paga una parte menor (${showPoints(points)} menos)`,
  },
  copay: {
    more: (amount) => `Usted paga ${amount} más`,
    less: (amount) => `Usted paga ${amount} menos`,
  },
  // Without "veces": "2 veces más" would be three times as often.
  howMany: {
    more: (count) => `${count} más`,
    less: (count) => `${count} menos`,
  },
  field: {
    name: "Nombre",
    category: "Categoría",
    amount: "Costo",
    benefitLimit: "Frecuencia",
    incentiveTiers: "Pago del plan con el tiempo",
    description: "Descripción",
  },
};

const COUNTS = ["worse", "better", "new", "gone", "changed"] as const;
