import type * as en from "../../en/benefits/certificate.ts";
import { benefitsFrameText } from "./frame.ts";

export const certificateText: typeof en.certificateText = {
  title: "Certificado de cobertura",
  lead: "Su certificado es la descripción legal completa de su plan. Dice qué cubre, qué no cubre y cuánto paga usted.",
  yours: {
    title: "Su certificado",
    text: "Si hay dudas, vale lo que dice su certificado.",
    open: "Abrir su certificado (en inglés)",
    of: (title) => ["(", ...title, ")"],
  },
  unread: "En este momento no podemos comprobar si su certificado está en este sitio web.",
  ask: {
    title: "Pida su certificado",
    text: "Su certificado no está en este sitio web. Llámenos y pida una copia.",
    instead: "También puede llamarnos y pedir una copia.",
    service: "Comunicarse con el servicio al cliente",
  },
  outline: {
    title: "Descripción de la cobertura",
    text: "Un resumen más corto de lo que cubre su plan. No reemplaza su certificado.",
    open: "Abrir su descripción de la cobertura (en inglés)",
    unread:
      "En este momento no podemos comprobar si su plan tiene una descripción de la cobertura.",
  },
  benefitsHere: {
    title: "Sus beneficios en este sitio web",
    text: "Vea qué cubre su plan y cuánto lleva acumulado.",
    link: "Ir a sus beneficios",
  },
  never: { title: "No hay ningún certificado que pedir", text: benefitsFrameText.empty.text },
};
