import type * as en from "../../en/care/find-care.ts";

export const findCareText: typeof en.findCareText = {
  resources: {
    title: "Recursos para buscar atención",
    lead: "Busque un médico o dentista que acepte su plan. También hay programas que le ayudan a elegir.",
    directories: "Directorios de proveedores",
    programs: "Programas de atención",
    allPrograms: "Ver todos los programas",
    noPrograms: "En este momento no tiene programas de este tipo.",
    unavailable: "En este momento no podemos mostrar sus programas de atención",
    none: {
      title: "No hay directorios para mostrar",
      text: "En este momento no podemos darle el enlace a un directorio. El servicio al cliente puede ayudarle a buscar atención.",
      ended:
        "Los directorios son para quienes tienen un plan vigente. El servicio al cliente puede ayudarle.",
      service: "Servicio al cliente",
    },
  },
  dentist: {
    title: "Buscar un dentista",
    intro: (host) => `Los resultados se abren en ${host}, otro sitio web.`,
    zip: "Código postal",
    zipHint: "5 dígitos, por ejemplo, 97204",
    zipWrong: "Escriba un código postal de 5 dígitos",
    radius: "Distancia",
    within: (miles) => `Hasta ${miles} millas`,
    radiusWrong: "Elija una distancia de la lista",
    words: "Nombre, consultorio o especialidad",
    wordsHint: (limit) => `Opcional, hasta ${limit} caracteres`,
    wordsWrong: (limit) => `Use ${limit} caracteres o menos`,
    submit: "Buscar dentistas",
    directory: "Ver todo el directorio dental",
    passport: "Atención dental cuando viaja",
    closed: {
      title: "En este momento no podemos buscar dentistas aquí",
      text: "Llámenos y le ayudaremos a buscar un dentista cerca de usted.",
      service: "Servicio al cliente",
    },
  },
  directory: {
    medical: {
      title: "Médicos y hospitales",
      text: "Médicos, clínicas y hospitales de su red médica.",
      open: "Directorio médico",
    },
    dental: {
      title: "Dentistas",
      text: "Dentistas y especialistas de su red dental.",
      open: "Directorio dental",
    },
    vision: {
      title: "Especialistas de la vista",
      text: "Especialistas de la vista y ópticas de su red.",
      open: "Directorio de la vista",
    },
    pharmacy: {
      title: "Farmacias",
      text: "Farmacias donde su plan cubre sus recetas.",
      open: "Directorio de farmacias",
    },
  },
};
