import type * as en from "../../en/benefits/plan-documents.ts";

export const planDocumentsText: typeof en.planDocumentsText = {
  handbooks: {
    title: "Manuales del afiliado",
    lead: "Qué cubre su plan, cómo usarlo y qué derechos tiene usted.",
    list: "Sus manuales",
    unread: "En este momento no podemos mostrar sus manuales.",
    none: {
      title: "Aquí no hay manuales",
      text: "Si esperaba encontrar uno, el servicio al cliente puede ayudarle.",
      action: "Comunicarse con el servicio al cliente",
    },
  },
  medicare: {
    title: "Materiales de Medicare",
    lead: "Documentos sobre su plan de Medicare. El año más reciente va primero.",
    list: "Sus materiales de Medicare",
    columns: { document: "Documento", year: "Año", date: "Publicado", size: "Tamaño" },
    context: (year) => `de ${year}`,
    none: {
      title: "No hay materiales de Medicare",
      text: "Cuando haya documentos sobre un plan suyo de Medicare, los encontrará aquí.",
    },
  },
  allDocuments: "Ver todos sus documentos",
};
