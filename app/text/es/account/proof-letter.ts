import type * as en from "../../en/account/proof-letter.ts";

export const proofLetterText: typeof en.proofLetterText = {
  title: "Constancia de cobertura",
  greeting: "A quien corresponda:",
  to: (name) => `Para ${name}:`,
  found: (day) => `Nuestros registros mostraban esta cobertura el ${day}.`,
  group: "Grupo",
  groupNumber: "Número de grupo",
  ids: { subscriber: "Número de identificación", employee: "Número de empleado" },
  person: "Persona",
  suffix: (suffix) => `Sufijo ${suffix}`,
  since: (day) => `Desde ${day}`,
  lastDay: (day) => `Último día ${day}`,
  begins: (day) => `Comienza ${day}`,
  ended: (from, lastDay) => `Terminó: ${from} a ${lastDay}`,
  unsure: "Llámenos para saberlo",
  plan: (id) => `ID del plan ${id}`,
  dates: "Las fechas van en este orden: mes, día y año. La cobertura también vale el último día.",
  promise: "Esto dice quién tiene cobertura. No promete que un servicio se pague.",
};
