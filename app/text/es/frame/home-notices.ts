import type * as en from "../../en/frame/home-notices.ts";

export const homeNoticesText: typeof en.homeNoticesText = {
  uncovered: {
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
  },
  coverageBegins: {
    title: (day) => `Su cobertura comienza el ${day}`,
    text: "Su plan no cubre la atención que reciba antes de ese día.",
  },
  primaryCareUpdate: {
    title: "Cambio administrativo en la atención primaria",
    text:
      "Ahora aquí aparece su grupo de atención primaria en lugar de su proveedor. " +
      "Si ya eligió un proveedor o está de acuerdo con el grupo asignado, no tiene que hacer nada. " +
      "Más abajo puede cambiarlo.",
  },
  renew: {
    title: (enrollmentEnds) => `La inscripción abierta termina el ${enrollmentEnds}`,
    text: (planYear) =>
      planYear === null
        ? "Hasta ese día puede renovar, cambiar o cancelar su plan."
        : `Hasta ese día puede renovar, cambiar o cancelar su plan de ${planYear}.`,
    subscriberOnly: "Hasta ese día el titular del plan puede renovarlo, cambiarlo o cancelarlo.",
  },
  medicalEnding: {
    title: (on) =>
      on === null
        ? "Sus beneficios médicos están por terminar"
        : `Sus beneficios médicos terminan el ${on}`,
    text: "En cualquier momento puede ver su plan médico y sus fechas.",
  },
  medicalAndDentalEnding: {
    title: (on) =>
      on === null
        ? "Sus beneficios médicos y dentales están por terminar"
        : `Sus beneficios médicos y dentales terminan el ${on}`,
    text: "En cualquier momento puede ver sus planes médico y dental, y sus fechas.",
  },
  planLink: "Beneficios del plan",
};
