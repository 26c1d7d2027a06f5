import type * as en from "../../en/benefits/frame.ts";
import { benefitCategoryText } from "./categories.ts";

export const benefitsFrameText: typeof en.benefitsFrameText = {
  tabs: {
    label: "Sus beneficios",
    summary: "Resumen",
    compare: "Qué cambió",
    // They agree with "beneficios".
    categories: {
      medical: "Médicos",
      dental: "Dentales",
      vision: "De la vista",
      pharmacy: "De farmacia",
    },
  },
  search: {
    label: "Buscar un servicio en todos sus beneficios",
    example: "corona, resonancia o D2740",
    find: "Buscar",
    link: "Buscar un servicio",
  },
  change: "Cambiar",
  nav: "Más sobre sus beneficios",
  certificate: benefitCategoryText["certificate-of-coverage"],
  priorAuthorization: benefitCategoryText["prior-authorization"],
  empty: {
    title: "No hay beneficios para mostrar",
    text: "No tenemos registrada ninguna cobertura para usted. Si cree que es un error, llámenos.",
    service: "Servicio al cliente",
    proof: "Obtener una constancia de la cobertura anterior",
    had: "Usted no tiene cobertura ahora. Aún puede ver los montos del día en que terminó.",
  },
};
