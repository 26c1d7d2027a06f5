import type * as en from "../../en/benefits/notices.ts";
import { listInText } from "../common/list.ts";
import { categoryOfCoverage, categoryOfMany } from "./category-in-text.ts";

const USED_UP =
  "El límite anual se agotó. El plan no paga más por esta atención en este período del plan.";

const sameOf = (text: string) => ({ you: text, named: text, family: text });

export const benefitNoticesText: typeof en.benefitNoticesText = {
  networks: { in: "Dentro de la red", out: "Fuera de la red" },
  pays: {
    youPay: (percent) => `Usted paga al menos el ${percent}%`,
    percent: (percent) => `El plan paga hasta el ${percent}%`,
    dollars: (amount) => `El plan paga hasta ${amount}`,
    copay: (amount) => `Copago de ${amount}`,
    full: "El plan paga hasta el 100%",
  },
  begins: (day) => `La cobertura comienza el ${day}. Estos son los datos de ese día.`,
  ended: (lastDay) =>
    `La cobertura terminó. El último día con cobertura fue el ${lastDay}. Estos son los montos de ese día.`,
  tier: "Su plan no tiene la red que indica este enlace. Mostramos la red que aparece primero.",
  noAmounts:
    "Este plan no tiene deducible, máximo de gastos de bolsillo ni límite que mostrar aquí.",
  noAmountsInTier:
    "Esta red no tiene deducible, máximo de gastos de bolsillo ni límite que mostrar.",
  none: {
    title: (category) => `No hay beneficios ${categoryOfMany[category]} para mostrar`,
    text: "Su plan no indica beneficios aquí.",
    never: (category) => `No hay cobertura ${categoryOfCoverage[category]} registrada`,
    neverText: "Si cree que es un error, llámenos.",
    unread: "En este momento no podemos leer los beneficios de esta red.",
  },
  errors: {
    invalid: "Escriba una fecha que exista, en el formato MM/DD/AAAA",
    twice: "Elija una sola fecha",
    early: {
      began: (first) => `Elija una fecha a partir del ${first}, cuando comenzó su cobertura`,
      begins: (first) => `Elija una fecha a partir del ${first}, cuando comienza su cobertura`,
    },
    late: (last) => `Elija una fecha hasta el ${last}`,
  },
  range: {
    none: "Sin cobertura",
    activeSince: (from) => `Vigente desde el ${from}`,
    between: (from, until) => `Del ${from} al ${until}`,
    begins: (on) => `Comienza el ${on}`,
    lastDay: (day) => `Con cobertura hasta el ${day}`,
  },
  processed: "Solo cuentan los reclamos que ya se procesaron.",
  periodUnread:
    "En este momento no podemos leer los períodos de su plan. Por eso no mostramos el período ni los reclamos que cuentan.",
  noPeriod: "El período del plan no se puede mostrar ahora",
  planPeriod: (from, until) =>
    until === null
      ? `Período del plan desde el ${from}`
      : `Período del plan del ${from} al ${until}`,
  progress: {
    met: {
      deductible: "Alcanzado.",
      outOfPocketMaximum: "Alcanzado.",
      annualLimit: "Agotado.",
      other: "Agotado.",
    },
    after: {
      deductible: sameOf("Ahora el plan paga una parte de la atención que cubre."),
      outOfPocketMaximum: {
        you: "Hasta el fin del período del plan, el plan paga el 100% del monto permitido por su atención con cobertura.",
        named:
          "Hasta el fin del período del plan, el plan paga el 100% del monto permitido por la atención con cobertura de esta persona.",
        family:
          "Hasta el fin del período del plan, el plan paga el 100% del monto permitido por la atención con cobertura de toda la familia.",
      },
      annualLimit: sameOf(
        "El plan no paga más por esta atención hasta que comience otro período del plan.",
      ),
      other: sameOf(""),
    },
    override: {
      deductible: {
        family: "La familia ya alcanzó su deducible, así que el plan ya paga una parte.",
        maximum:
          "Ya se alcanzó el máximo de gastos de bolsillo, así que ya no hay que pagar lo que falta de este deducible.",
        limit: USED_UP,
      },
      outOfPocketMaximum: {
        family:
          "La familia ya alcanzó su máximo, así que el plan ya paga el 100% del monto permitido por la atención con cobertura.",
        maximum: "",
        limit: USED_UP,
      },
      annualLimit: { family: "", maximum: "", limit: "" },
      other: { family: "", maximum: "", limit: "" },
    },
    unknown: {
      counted: "No sabemos cuánto se ha acumulado.",
      used: "No sabemos cuánto se ha usado.",
    },
    conflict: {
      sum: {
        counted: "El monto acumulado y el restante no suman el total.",
        used: "El monto usado y el restante no suman el total.",
      },
      family: "Una persona tiene un monto acumulado mayor que el de toda la familia.",
      account: (figures) => `Otro registro de este monto indica ${listInText(figures)}.`,
      total: (amount) => `un total de ${amount}`,
      counted: (amount) => `un monto acumulado de ${amount}`,
      used: (amount) => `un monto usado de ${amount}`,
      left: (amount) => `un monto restante de ${amount}`,
    },
  },
};
