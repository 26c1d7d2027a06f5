import type * as en from "../../en/benefits/dental-services.ts";

export const dentalServicesText: typeof en.dentalServicesText = {
  unnamed: "Servicio dental",
  pageTitle: (name, code, who) =>
    who === null ? `${name} (${code})` : `${name} (${code}) para ${who}`,
  detailTitle: (name, code, network, who) =>
    who === null ? `${name} (${code}): ${network}` : `${name} (${code}) para ${who}: ${network}`,
  code: (code) => `Código dental ${code}`,
  codeFor: (code, who) => `Código dental ${code} para ${who}`,

  asOf: (day) => `Datos al ${day}.`,

  turn: (who) => ({
    begins: (day) =>
      who === null
        ? `Su cobertura dental comienza el ${day}. Todo lo que sigue es de ese día. El plan no paga los servicios anteriores.`
        : `La cobertura dental de ${who} comienza el ${day}. Todo lo que sigue es de ese día. El plan no paga los servicios anteriores.`,
    ended: (lastDay) =>
      who === null
        ? `Su cobertura dental terminó. El último día con cobertura fue el ${lastDay}. Todo lo que sigue es de ese día. El plan no paga los servicios posteriores.`
        : `La cobertura dental de ${who} terminó. El último día con cobertura fue el ${lastDay}. Todo lo que sigue es de ese día. El plan no paga los servicios posteriores.`,
  }),

  table: {
    heading: "Qué paga usted",
    caption: "Qué paga usted y qué paga el plan en cada red",
    network: "Red",
    you: "Usted paga",
    plan: "El plan paga",
    limit: "Frecuencia",
    unnamed: "Otra red",
    unlisted: "No aparece en esta red",
    unread: "No se puede mostrar ahora",
    limitUsed: "Límite anual agotado",
    maximumMet: "Máximo de gastos de bolsillo alcanzado",
  },

  explain: {
    heading: "Qué significa esto",
    notPromised: "Esto es un estimado. El monto final depende de su reclamo.",
    several:
      "En su plan, este servicio aparece más de una vez, con condiciones distintas. Llámenos para saber cuáles valen para usted.",
    more: "Límites y detalles",
    moreOf: (network) => `(${network})`,
  },

  about: {
    heading: "Sobre este servicio",
    code: "Código dental",
    category: "Categoría",
    limit: "Frecuencia",
    howOften: (limit, words) => {
      if (limit === null) return "No se indica ningún límite";
      return limit === "0" ? "El plan indica 0. Llámenos para saber qué significa." : words;
    },
    notes: "Nota del plan",
    listing: (number) => `Condiciones ${number}`,
  },

  incentives: {
    heading: "Niveles de incentivo",
    text: "Lo que paga el plan depende de su nivel. Aquí no tenemos ese dato. Llámenos para saberlo.",
    level: "Nivel",
    plan: "El plan paga",
    details: "Detalles",
    unnamed: "Nivel sin nombre",
    short: (level, pays) => [level, ": ", pays],
  },

  limits: {
    heading: "Deducible y límites",
    note: "Es posible que algunos no correspondan a este servicio.",
    none: "Su plan no indica ningún deducible ni límite para esta red.",
  },

  back: "Beneficios dentales",
  across: "Comparar todas las redes",
};
