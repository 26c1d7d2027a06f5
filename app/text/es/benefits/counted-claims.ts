import type * as en from "../../en/benefits/counted-claims.ts";
import { listInText } from "../common/list.ts";

export const countedClaimsText: typeof en.countedClaimsText = {
  title: {
    deductible: "Reclamos que cuentan para el deducible",
    outOfPocketMaximum: "Reclamos que cuentan para el máximo de gastos de bolsillo",
    annualLimit: "Reclamos que cuentan para el límite anual",
  },
  pageTitle: (title, whose) => `${title}: ${whose}`,
  caption: "Reclamos, primero los más recientes",
  columns: {
    provider: "Proveedor",
    day: "Fecha del servicio",
    member: "Afiliado",
    // "Contado" alone would read as cash.
    added: "Monto que cuenta",
    details: "Detalles",
  },
  total: "Total",
  none: {
    title: "No hay reclamos en esta lista",
    text: "Ninguno de los reclamos que tenemos de este período del plan cuenta para este monto.",
  },
  unavailable: "En este momento no podemos mostrar los reclamos que cuentan",
  same: "Estos reclamos suman el monto que su plan tiene acumulado.",
  unknown: (sum) => `Estos reclamos suman ${sum}. No sabemos cuánto tiene acumulado su plan.`,
  more: (sum, counted, difference) =>
    `Estos reclamos suman ${sum}. Su plan tiene ${counted} acumulados, es decir, ${difference} menos.`,
  less: (sum, counted, difference) =>
    `Estos reclamos suman ${sum}. Su plan tiene ${counted} acumulados, es decir, ${difference} más.`,
  networkUnknown:
    "No sabemos de qué red es cada reclamo. Es posible que algunos de esta lista sean de otra red.",
  unread: (names) => `En este momento no podemos leer los reclamos de ${listInText(names)}.`,
  notWhole: "Es posible que no tengamos aquí todos los reclamos de este período del plan.",
  call: "Llámenos si quiere saber por qué.",
};
