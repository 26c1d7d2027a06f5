import type * as en from "../../en/frame/uncovered.ts";

export const uncoveredText: typeof en.uncoveredText = {
  ended: {
    title: "¿Va a tener un plan nuevo?",
    text: "Es posible que le pida una constancia de los días en que tuvo cobertura. Sus reclamos siguen aquí.",
    link: "Constancia de cobertura",
  },
  none: {
    title: "¿Esperaba tener un plan?",
    text: "No tenemos registrada ninguna cobertura para usted. Llámenos y lo revisaremos.",
    link: "Servicio al cliente",
  },
};
