import type * as en from "../../en/care/primary-care.ts";

export const primaryCareText: typeof en.primaryCareText = {
  title: "Atención primaria",
  lead: "Su proveedor de atención primaria es el primero a quien acudir. En una emergencia, llame al 911.",
  family: "Su familia",
  own: "Su proveedor",
  none: {
    title: "Su plan no pide un proveedor de atención primaria",
    text: "No hay que elegir uno. Vea qué más puede ayudarle a buscar atención.",
    action: "Buscar atención",
  },

  row: {
    nobody: "Aún no se ha elegido un proveedor",
    notYet: "Sin proveedor por ahora",
    none: "Sin proveedor",
    unread: "No pudimos cargar estos datos",
    unnamed: "Un proveedor sin nombre",
    since: (day) => `Desde el ${day}`,
    from: (name, day) => `${name} a partir del ${day}`,
    begins: (day) => `La cobertura comienza el ${day}`,
    ended: (lastDay) => `Último día con cobertura: ${lastDay}`,
  },
  details: "Detalles e historial",
  history: "Ver historial",
  change: "Cambiar proveedor",
  select: "Elegir proveedor",
  of: (name) => ` de ${name}`,
  for: (name) => ` para ${name}`,

  pageTitle: (name) => `Atención primaria de ${name}`,
  ownPage: "Su atención primaria",
  current: "Proveedor actual",
  changeProvider: "Cambiar proveedor",
  upcoming: (day) => (day === null ? "Próximo proveedor" : `A partir del ${day}`),
  nobody: {
    title: (name) =>
      name === null
        ? "Usted aún no ha elegido un proveedor de atención primaria"
        : `${name} aún no ha elegido un proveedor de atención primaria`,
    text: "Elija a quién acudir primero para chequeos médicos y preguntas de salud.",
    closed: "En este momento no se puede elegir un proveedor aquí.",
  },
  notEligible: (name) =>
    name === null
      ? "Su plan no pide un proveedor de atención primaria"
      : `El plan de ${name} no pide un proveedor de atención primaria`,
  termed: (name, lastDay) =>
    name === null
      ? `Su último día con cobertura fue el ${lastDay}. Por eso no puede elegir un proveedor aquí.`
      : `El último día con cobertura de ${name} fue el ${lastDay}. Por eso no se puede elegir un proveedor aquí.`,
  closed: "Aquí no puede cambiar este proveedor. Llámenos si no es correcto.",
  begins: (name, day) =>
    name === null
      ? `Su cobertura comienza el ${day}. Ya puede elegir un proveedor.`
      : `La cobertura de ${name} comienza el ${day}. Ya se puede elegir un proveedor.`,

  provider: {
    unnamed: "Proveedor sin nombre",
    group: "Grupo",
    specialty: "Especialidad",
    languages: "Idiomas",
    accepting: "Pacientes nuevos",
    accepts: { yes: "Acepta", no: "No acepta", unknown: "Pregunte en el consultorio" },
    since: "Desde",
    until: "Hasta",
    location: "Ubicación",
    locations: "Ubicaciones",
    noLocation: "No tenemos la dirección. Llámenos y la buscaremos.",
    noPhone: "No tenemos el número de teléfono",
    nameOnly: "Este proveedor ya no está en nuestro directorio. Solo podemos mostrar su nombre.",
  },

  earlier: {
    heading: "Historial",
    caption: "Proveedores de atención primaria anteriores",
    nothing: "No hay proveedores anteriores.",
    name: "Proveedor",
    begin: "Desde",
    end: "Hasta",
    reason: "Por qué terminó",
    locations: "Ubicación",
    unknown: "No disponible",
    more: (count) => (count === 1 ? "y 1 ubicación más" : `y ${count} ubicaciones más`),
  },
};
