import type * as en from "../../en/benefits/dental-sentences.ts";

export type { AmountOwner, Network } from "../../en/benefits/dental-sentences.ts";

export const dentalSentencesText: typeof en.dentalSentencesText = {
  plan: {
    percent: (percent) => `Hasta el ${percent}%`,
    dollars: (amount) => `Hasta ${amount}`,
    copay: "El resto después del copago",
    full: "El costo total",
    nothing: "Nada",
    unknown: "No se indica",
  },
  you: {
    percent: (percent) => `Al menos el ${percent}%`,
    usually: (percent) => `Por lo general, el ${percent}%`,
    copay: (amount) => `Copago de ${amount}`,
    deductible: "Solo un deducible, si corresponde",
    nothing: "Nada, dentro de los límites de su plan",
    all: "El costo total",
    limitUsed: "Hasta el costo total",
    rest: "El resto",
    unknown: "No se indica",
  },

  explain: {
    percent: (network, percent, rest) =>
      `${lead(network)}, el plan paga hasta el ${percent}% del monto permitido. Usted paga al menos el ${rest}%.`,
    usually: (network, percent) =>
      `${lead(network)}, por lo general el plan paga hasta el ${percent}% del monto permitido y usted paga el resto.`,
    all: (network) => `${lead(network)}, el plan paga hasta el 100% del monto permitido.`,
    allUsually: (network) =>
      `${lead(network)}, por lo general el plan paga hasta el 100% del monto permitido.`,
    nothing: (network) =>
      `${lead(network)}, el plan no paga este servicio. Usted paga el costo total.`,
    dollars: (network, amount) =>
      `${lead(network)}, el plan paga hasta ${amount}. Usted paga el resto.`,
    dollarsUsually: (network, amount) =>
      `${lead(network)}, por lo general el plan paga hasta ${amount} y usted paga el resto.`,
    copay: (network, amount) =>
      `${lead(network)}, usted paga un copago de ${amount}. El plan paga el resto, hasta el monto permitido.`,
    copayUsually: (network, amount) =>
      `${lead(network)}, por lo general usted paga un copago de ${amount}.`,
    full: (network) => `${lead(network)}, el plan indica que cubre este servicio por completo.`,
    words: (network, words) => [
      `${lead(network)}, el plan dice esto sobre el servicio: “`,
      words,
      "”. Llámenos para saber qué significa para usted.",
    ],
    unknown: (network) =>
      `${lead(network)}, el plan no indica cuánto paga. Llámenos antes de recibir este servicio.`,

    deductible: {
      left: (owner, left) =>
        byOwner(owner, {
          you: `Es posible que primero tenga que pagar su deducible. Le faltan ${left} por pagar.`,
          family: `Es posible que primero haya que pagar el deducible de su familia. A su familia le faltan ${left} por pagar.`,
          named: (name) =>
            `Es posible que primero haya que pagar el deducible de ${name}. A ${name} le faltan ${left} por pagar.`,
        }),
      reached: (owner) =>
        byOwner(owner, {
          you: "Usted ya alcanzó su deducible.",
          family: "Ya se alcanzó el deducible de su familia.",
          named: (name) => `Ya se alcanzó el deducible de ${name}.`,
        }),
      unknown:
        "Es posible que primero haya que pagar un deducible. No sabemos cuánto falta por pagar.",
    },
    annualLimit: {
      left: (owner, left) =>
        byOwner(owner, {
          you: `Su límite anual es lo máximo que el plan paga en un período del plan. Quedan ${left}.`,
          family: `El límite anual de su familia es lo máximo que el plan paga en un período del plan. Quedan ${left}.`,
          named: (name) =>
            `El límite anual de ${name} es lo máximo que el plan paga en un período del plan. Quedan ${left}.`,
        }),
      reached: (owner) =>
        byOwner(owner, {
          you: "Su límite anual se agotó. Hasta el próximo período, el plan no paga más por los servicios que cuentan para ese límite. Usted pagaría el costo total.",
          family:
            "El límite anual de su familia se agotó. Hasta el próximo período, el plan no paga más por los servicios que cuentan para ese límite. Usted pagaría el costo total.",
          named: (name) =>
            `El límite anual de ${name} se agotó. Hasta el próximo período, el plan no paga más por los servicios que cuentan para ese límite. Usted pagaría el costo total.`,
        }),
      unknown: "Es posible que haya un límite anual. No sabemos cuánto queda de ese límite.",
    },
    maximum: {
      reached: (owner) =>
        byOwner(owner, {
          you: "Usted ya alcanzó su máximo de gastos de bolsillo. Por los servicios que cuentan para ese máximo, el plan paga hasta el 100% del monto permitido.",
          family:
            "Ya se alcanzó el máximo de gastos de bolsillo de su familia. Por los servicios que cuentan para ese máximo, el plan paga hasta el 100% del monto permitido.",
          named: (name) =>
            `Ya se alcanzó el máximo de gastos de bolsillo de ${name}. Por los servicios que cuentan para ese máximo, el plan paga hasta el 100% del monto permitido.`,
        }),
    },
    outOfNetwork:
      "Un dentista fuera de la red puede cobrar más que el monto permitido. Usted pagaría la diferencia.",
    unread:
      "En este momento no podemos leer todos los límites del plan. Es posible que aquí falten algunos.",
  },
};

function lead(network: en.Network): string {
  if (network === "in") return "Dentro de la red";
  return network === "out" ? "Fuera de la red" : `Con “${network.name}”`;
}

type OfOwner = { you: string; family: string; named: (name: string) => string };

const byOwner = (owner: en.AmountOwner, { named, ...own }: OfOwner): string =>
  typeof owner === "string" ? own[owner] : named(owner.name);
