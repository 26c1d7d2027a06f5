import type * as en from "../../en/benefits/plan-documents.ts";
import { benefitsFrameText } from "./frame.ts";
import { benefitCategoryText } from "./categories.ts";

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

export const certificateText: typeof en.certificateText = {
  title: "Certificado de cobertura",
  lead: "Su certificado es la descripción legal completa de su plan. Dice qué cubre, qué no cubre y cuánto paga usted.",
  yours: {
    title: "Su certificado",
    text: "Si hay dudas, vale lo que dice su certificado.",
    open: "Abrir su certificado (en inglés)",
    of: (title) => ["(", ...title, ")"],
  },
  unread: "En este momento no podemos comprobar si su certificado está en este sitio web.",
  ask: {
    title: "Pida su certificado",
    text: "Su certificado no está en este sitio web. Llámenos y pida una copia.",
    instead: "También puede llamarnos y pedir una copia.",
    service: "Comunicarse con el servicio al cliente",
  },
  outline: {
    title: "Descripción de la cobertura",
    text: "Un resumen más corto de lo que cubre su plan. No reemplaza su certificado.",
    open: "Abrir su descripción de la cobertura (en inglés)",
    unread:
      "En este momento no podemos comprobar si su plan tiene una descripción de la cobertura.",
  },
  benefitsHere: {
    title: "Sus beneficios en este sitio web",
    text: "Vea qué cubre su plan y cuánto lleva acumulado.",
    link: "Ir a sus beneficios",
  },
  never: { title: "No hay ningún certificado que pedir", text: benefitsFrameText.empty.text },
};

export const priorAuthorizationText: typeof en.priorAuthorizationText = {
  title: benefitCategoryText["prior-authorization"],
  lead: "Su plan debe aprobar algunos servicios antes de que usted los reciba. Sin esa aprobación, es posible que el plan no pague.",
  who: {
    title: "Su proveedor la pide",
    text: "Su médico, dentista o farmacia nos envía la solicitud. Dentro de la red, usted no tiene que llenar nada. Si va a un proveedor fuera de la red, llámenos antes.",
  },
  what: {
    medical: {
      title: "Atención médica que suele necesitarla",
      text: [
        "Hospitalizaciones programadas y algunas cirugías. Resonancias magnéticas (MRI) y tomografías (CT). Atención médica en el hogar. Equipo médico duradero.",
        "La atención de emergencia nunca la necesita. Busque ayuda de inmediato.",
      ],
    },
    pharmacy: {
      title: "Medicamentos que suelen necesitarla",
      text: [
        "Medicamentos especializados, algunos medicamentos de marca y dosis más altas de lo normal.",
      ],
    },
    dental: {
      title: "Atención dental que suele necesitarla",
      text: [
        "Trabajos grandes, como coronas, puentes, implantes y frenos. Pida a su dentista que primero nos envíe el plan de tratamiento. Así los dos sabrán qué tiene cobertura.",
      ],
    },
  },
  steps: {
    title: "Antes de su consulta",
    text: "Pregunte a su proveedor si la atención necesita autorización previa y si ya envió la solicitud. Espere nuestra respuesta antes de ir.",
  },
  ask: {
    title: "Pregunte por una solicitud",
    text: "Este sitio web no muestra las solicitudes. Llámenos para saber si su atención necesita una o cómo va la suya.",
    service: "Comunicarse con el servicio al cliente",
  },
  referrals: {
    title: "¿Busca un referido?",
    text: "Con un referido, su médico pide que usted vea a otro proveedor. No es lo mismo que una autorización previa.",
    link: "Ir a sus referidos",
  },
  never: {
    title: "No hay ningún plan para consultar",
    text: benefitsFrameText.empty.text,
  },
};
