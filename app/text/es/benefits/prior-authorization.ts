import type * as en from "../../en/benefits/prior-authorization.ts";
import { benefitCategoryText } from "./categories.ts";
import { benefitsFrameText } from "./frame.ts";

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
