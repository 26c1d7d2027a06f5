import type * as en from "../../en/care/programs.ts";

export const programsText: typeof en.programsText = {
  shortcuts: {
    ebill: "eBill",
    "outline-of-coverage": "Descripción de la cobertura",
  },
  list: {
    title: "Programas",
    lead: "Herramientas, ahorros y apoyo que vienen con su plan.",
    shortcuts: "Accesos directos",
    unavailable: "En este momento no podemos mostrar todos sus accesos directos",
    others: "Más programas",
    empty: {
      title: "No hay programas para mostrar",
      none: "En este momento no tenemos programas registrados para usted.",
      ended: "Sus programas terminaron con su cobertura.",
      service: "Servicio al cliente",
    },
  },
  detail: {
    benefits: "Beneficios",
    open: (program) => ["Ir a ", program],
    openPdf: (program) => ["Abrir ", program, " (PDF)"],
    about: "Sobre este programa",
    use: "Usar este programa",
    ask: "Contacto",
    elsewhere: (host) =>
      `Se abre ${host} en una pestaña nueva. Quizás tenga que iniciar sesión allí.`,
    fileOf: (host) => `Se abre un archivo de ${host} en una pestaña nueva.`,
    noAddress:
      "No podemos abrir el sitio web del programa desde aquí. El servicio al cliente puede decirle cómo entrar.",
    noText:
      "No tenemos una descripción de este programa. El servicio al cliente puede decirle más.",
    service: "Servicio al cliente",
    unavailable: "En este momento no podemos mostrar toda la información de este programa",
    phone: (phone) => `Teléfono: ${phone}`,
    documents: "Documentos",
    untitled: "Documento",
    closed: (count) =>
      count === 1
        ? "Hay un documento más que no se puede abrir desde aquí. El servicio al cliente se lo puede enviar."
        : `Hay ${count} documentos más que no se pueden abrir desde aquí. El servicio al cliente se los puede enviar.`,
    children: "Parte de este programa",
  },
  fixed: {
    title: "Su programa dental",
    text: "Lea lo que ofrece el programa, o llame si tiene preguntas.",
    nothing: "El servicio al cliente puede darle información sobre su programa dental.",
    document: "Detalles del programa (PDF)",
  },
};
