import type * as en from "../../en/frame/paper.ts";

export const paperText: typeof en.paperText = {
  member: "Afiliado",
  plan: "Plan",
  asOf: "Consultado",
  stale: (time) => `No pudimos actualizar esto. Hora de estos datos: ${time}.`,
  phone: "Servicio al cliente",
};
