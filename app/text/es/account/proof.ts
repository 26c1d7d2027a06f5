import type * as en from "../../en/account/proof.ts";

export const proofText: typeof en.proofText = {
  title: "Constancia de cobertura",
  lead: "Una carta para una escuela, un empleador o quien pregunte quién tiene cobertura.",
  print: "Imprima esta página. Solo sale la carta.",
  none: {
    title: "No tenemos registrada ninguna cobertura",
    text: "Por eso no hay una carta para imprimir. Si cree que es un error, llámenos.",
  },
  unread: "En este momento no podemos confirmar su cobertura",
  missing: {
    heading: "No está en esta carta",
    person: (name) => `${name}: no tenemos registrada ninguna cobertura.`,
    unsure: (name) => `${name}: no podemos confirmar en línea una parte de esta cobertura.`,
    call: "Llámenos si la necesita por escrito.",
  },
  form: {
    heading: "Cambiar la carta",
    people: "Quién está en la carta",
    language: "Idioma",
    languages: { en: "Inglés", es: "Español", both: "Los dos en una página" },
    to: "Para quién es",
    toHint:
      "Una escuela, por ejemplo. Deje el espacio vacío si quiere “A quien corresponda”. No guardamos lo que escriba.",
    tooLong: (longest) => `Use ${longest} caracteres o menos`,
    nobody: "Elija al menos una persona",
    submit: "Actualizar la carta",
  },
  staff: "Solo la persona afiliada puede cambiar o imprimir esta carta.",
};

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
