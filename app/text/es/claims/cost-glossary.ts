import type * as en from "../../en/claims/cost-glossary.ts";
import { listNames } from "../common/list.ts";

export const costGlossaryText: typeof en.costGlossaryText = {
  heading: "Qué significa cada monto",
  bar: "Cómo se dividió el monto facturado",
  barOf: (segments) => `Cómo se dividió el monto facturado. ${listNames(segments)}`,
  segment: (label, amount) => `${label}: ${amount}`,
  notCoveredOpen:
    "Cargos por algo que su plan no cubre. Es posible que los tenga que pagar usted. " +
    "Llámenos si tiene dudas.",
  words: {
    billedCents: {
      term: "Monto facturado",
      text: "Lo que cobró su proveedor, antes de los descuentos y los pagos.",
    },
    discountCents: {
      term: "Sobre el monto permitido",
      text: "La parte de la factura que supera el monto permitido por su plan.",
    },
    deniedCents: {
      term: "No permitido",
      text:
        "Cargos que su plan denegó o no permitió. Puede que una parte supere el monto permitido. " +
        "Si recibe una factura por estos cargos, llámenos antes de pagar.",
    },
    notCoveredCents: {
      term: "Sin cobertura",
      text:
        "Cargos por algo que su plan no cubre. Es posible que los tenga que pagar usted. " +
        "El cálculo de arriba muestra si es así.",
    },
    planPaidCents: {
      term: "Pagado por el plan",
      text: "Lo que su plan paga por este reclamo.",
    },
    otherPayerPaidCents: {
      term: "Pagado por otros",
      text: "Lo que pagó alguien más por este reclamo, como otro plan o una tarjeta de copago.",
    },
    deductibleCents: {
      term: "Deducible",
      text: "Lo que usted paga por la atención con cobertura antes de que su plan empiece a pagar una parte.",
    },
    copayCents: {
      term: "Copago",
      text: "Un monto fijo que usted paga por cierto tipo de servicio, como una consulta médica.",
    },
    coinsuranceCents: {
      term: "Coseguro",
      text: "Su parte del costo de un servicio con cobertura, en porcentaje.",
    },
    oweCents: {
      term: "Usted debe",
      text:
        "Su parte de este reclamo, después de que el plan paga la suya. " +
        "Esto no es una factura. Quizás no se vean los pagos que usted ya hizo.",
    },
    checkPayeeCents: {
      term: "Monto del cheque",
      text:
        "El cheque que su plan envió por este reclamo. Se envió a quien aparece en “Pagado a”. " +
        "Es posible que incluya intereses o que también pague otros reclamos.",
    },
  },
};
