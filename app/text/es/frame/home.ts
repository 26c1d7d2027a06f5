import type * as en from "../../en/frame/home.ts";

export type { IdKind } from "../../en/frame/home.ts";

export const homeText: typeof en.homeText = {
  title: "Inicio",
  welcome: (firstName) => `Le damos la bienvenida, ${firstName}`,
  questions: "¿Tiene preguntas?",
  subscriberId: "Número de identificación",
  employeeId: "Número de empleado",
  copy: "Copiar",
  copied: (label) => `Se copió: ${label}`,
  notCopied: (label) => `No se copió: ${label}. Selecciónelo y cópielo usted.`,

  notices: {
    heading: "Avisos",
    ebill: {
      title: "Tiene una factura de la prima en eBill",
      text: "Vea su factura y las opciones de pago en eBill.",
      action: "Ir a eBill",
    },
  },

  preventive: {
    title: "Iniciativa de atención preventiva",
    due: (day) => [
      "Esto es para los afiliados de City of Portland. Su fecha límite para una consulta preventiva con su proveedor de atención primaria es el ",
      day,
      ". La consulta debe cumplir los requisitos.",
    ],
    unavailable:
      "Esta información no está disponible en este momento. Comuníquese con el defensor de la salud de los afiliados de City of Portland.",
    email: (address) => `Escriba a ${address}`,
  },

  card: {
    heading: "Tarjeta de ID",
    groupNumber: "Número de grupo",
    groupName: "Nombre del grupo",
    insuranceType: "Tipo de seguro",
    networks: "Redes de proveedores",
    download: "Descargar tarjeta de ID",
    more: "Más opciones de la tarjeta de ID",
    all: "Todas las tarjetas de ID",
    begins: (day) => (day ? `La cobertura comienza el ${day}` : "La cobertura aún no comienza"),
    ended: (lastDay) => (lastDay ? `Último día con cobertura: ${lastDay}` : "La cobertura terminó"),
  },

  claims: {
    title: "Sus reclamos recientes",
    viewAll: "Ver todos sus reclamos",
    taxTime: (year) =>
      `Reclamos de ${year} para una cuenta de gastos flexibles (FSA), una cuenta de ahorros para la salud (HSA) o los impuestos`,
    none: "No tiene reclamos médicos ni dentales de los últimos 2 años.",
    noneHint: "Cuando un proveedor nos envíe un reclamo por su atención, lo verá en la lista.",
  },

  stand: {
    title: "Cuánto lleva y cuánto le queda",
    link: "Sus beneficios",
    kind: {
      deductible: "Deducible médico",
      outOfPocketMaximum: "Máximo de gastos de bolsillo (plan médico)",
      annualLimit: "Límite anual dental",
    },
    familyKind: {
      deductible: "Deducible médico de la familia",
      outOfPocketMaximum: "Máximo de gastos de bolsillo de la familia (plan médico)",
      annualLimit: "Límite anual dental de la familia",
    },
    family: (left, total) => `Familia: quedan ${left} de ${total}`,
    familyOver: (over, total) => `Familia: ${over} por encima de ${total}`,
    leftOut:
      "Algunos montos no coinciden, así que no los mostramos. Llámenos antes de confiar en sus montos.",
    asOf: (day) => `Dentro de la red, datos al ${day}. Solo cuentan los reclamos ya procesados.`,
  },

  primaryCare: {
    title: "Atención primaria",
    text: "Para sus problemas de salud, acuda primero a su atención primaria.",
    emergency: "En una emergencia, llame al 911.",
    from: (provider, day) => `${provider} a partir del ${day}`,
    select: "Elegir atención primaria",
    selectContext: (name) => `para ${name}`,
    unread: "No pudimos cargar esto en este momento",
    view: "Ver",
    viewContext: (name) => `la atención primaria de ${name}`,
    all: "Detalles de la atención primaria",
  },

  programs: {
    title: "Programas",
    viewAll: "Ver todos los programas",
    none: "No tiene programas destacados por ahora.",
  },

  limit: {
    title: "Beneficios",
    annual: "Límite anual",
    used: "usados",
    remaining: (limitType) => ["Restante: ", limitType],
    remainingLabel: "Restante:",
    over: (amount) => `${amount} por encima del límite`,
    doubtful: "Estos montos no coinciden. Llámenos antes de confiar en ellos.",
    note: (limitType) => [limitType, ": el monto restante se basa en los reclamos ya procesados."],
    link: "Beneficios dentales",
  },
};

export const idLabel: typeof en.idLabel = (kind) =>
  kind === "employee" ? homeText.employeeId : homeText.subscriberId;
