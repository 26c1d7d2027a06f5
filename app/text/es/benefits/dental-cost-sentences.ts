import type * as en from "../../en/benefits/dental-cost-sentences.ts";
import { listPieces } from "../common/list.ts";

export const dentalCostSentences: typeof en.dentalCostSentences = {
  title: (amount) => `Usted pagaría unos ${amount}`,
  titleRange: (low, high) => `Usted pagaría entre ${low} y ${high}, aproximadamente`,
  titleNone: "No podemos calcular su parte",

  price: (price, plan) => `${price} · el plan paga ${plan}`,
  priceShare: (price, plan, share) => `${price} · el plan paga ${plan} (${share})`,
  planPays: (plan) => `El plan paga ${plan}`,
  rows: "Servicio y precio",
  total: "Total",
  shares: {
    percent: (percent) => `el ${percent}%`,
    dollars: (amount) => `hasta ${amount}`,
    copay: (amount) => `después de un copago de ${amount}`,
    full: "el costo total",
  },
  range: (low, high) => `${low} a ${high}`,

  unsure: (services, plain) => [
    "Su plan no indica si hay que pagar el deducible por ",
    ...listPieces(services, plain),
    ".",
  ],
  unsureTwo: "Por eso hay dos montos. Pregunte a su plan cuál vale.",
  unsureSame: "Usted pagaría lo mismo en los dos casos.",
  without: "Si no hay que pagar el deducible",
  withAll: "Si hay que pagar el deducible",
  with: (services, plain) => ["Si hay que pagar el deducible por ", ...listPieces(services, plain)],

  notes: {
    deductible: (used, left) =>
      `Deducible: ${used} de su parte es para el deducible. Faltaba pagar ${left}.`,
    limit: (used, left) => `Límite anual: el plan usaría ${used} de los ${left} que quedan.`,
    over: (left, over) =>
      `Límite anual: solo quedan ${left}. El plan habría pagado ${over} más, que ahora le corresponde pagar a usted.`,
    usedUp: (over) =>
      `Límite anual: ya se usó todo. El plan habría pagado ${over}, que ahora le corresponde pagar a usted.`,
    maximum: (more) =>
      `Máximo de gastos de bolsillo: estos servicios lo alcanzan, así que el plan paga ${more} más que su parte habitual.`,
    maximumMet: (more) =>
      `Máximo de gastos de bolsillo: ya se alcanzó, así que el plan paga ${more} más que su parte habitual.`,
  },

  wait: {
    lead: (day) =>
      `El ${day} comienza un nuevo período del plan, con su propio deducible y sus propios límites. Con los mismos precios y lo que su plan indica para ese día:`,
    now: "Todo ahora",
    later: (day) => `Todo a partir del ${day}`,
    split: (services, day, plain) => [
      "Solo ",
      ...listPieces(services, plain),
      ` a partir del ${day}, lo demás ahora`,
    ],
    splitAbout: "Los dos períodos del plan juntos",
    unknown: (day) =>
      `El ${day} comienza un nuevo período del plan. Todavía no podemos saber qué pagaría el plan entonces por todos estos servicios.`,
    unread: "No pudimos consultar el próximo período del plan en este momento.",
    care: "Esperar puede dañar más un diente y costar más. Pregunte a su dentista qué no puede esperar.",
  },

  why: {
    unlisted: " no aparece para esta red.",
    several: " aparece más de una vez, con condiciones distintas.",
    levels: " depende de un nivel de incentivo que no tenemos.",
    orthodontic: " suele tener su propio límite y pagarse en partes.",
    unstated: " aparece sin indicar lo que paga el plan.",
    words: (words) => [" aparece como “", words, "”."],
  },
  whyAmount: {
    deductible: "No podemos saber cuánto queda del deducible.",
    annualLimit: "No podemos saber cuánto queda del límite anual.",
    outOfPocketMaximum: "No podemos saber cuánto falta para el máximo de gastos de bolsillo.",
  },
  unread:
    "No pudimos leer todos los límites del plan en este momento. Vuelva a intentarlo en unos minutos.",
  ask: {
    service: (service, price) => [
      "“¿Cuánto pagaría el plan por ",
      service,
      ` a ${price}? ¿Hay que pagar el deducible?”`,
    ],
    amount: "“¿Cuánto queda del deducible y del límite anual?”",
  },

  isNot: {
    estimate: "Es un cálculo a partir de los precios que usted escribió, no una promesa de pago.",
    allowed:
      "El plan paga según su propio monto permitido para cada servicio. Si es distinto del precio, su parte también cambia.",
    underWay: "No se cuentan los reclamos que todavía están en proceso.",
    often: "No revisa con qué frecuencia el plan paga un servicio ni los períodos de espera.",
    oftenOf: (service, howOften) => [" ", service, ": ", howOften, "."],
    others: (names, plain) => [
      "No toma en cuenta otros límites del plan: ",
      ...listPieces(names, plain),
      ".",
    ],
    dentist:
      "Para tener la respuesta del plan, pida a su dentista que envíe una estimación previa al tratamiento. Solo el dentista puede enviarla.",
  },
};
