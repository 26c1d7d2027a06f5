import type * as en from "../../en/sign-in/policies.ts";

export const policiesText: typeof en.policiesText = {
  title: "Le damos la bienvenida",
  heading: "Le damos la bienvenida a su Portal dental del afiliado",
  intro: "Aproveche al máximo sus beneficios dentales. Empecemos.",
  policy: {
    heading: "Política de comunicaciones digitales",
    paragraphs: [
      "Este portal es un servicio digital. Antes de usarlo, lea esta política y confirme que la leyó.",
      "Las comunicaciones digitales son mensajes y documentos sobre su plan dental. Usted los recibe en este portal o por correo electrónico, y no en papel.",
    ],
    ofSubscriber:
      "Si usted da su consentimiento, también puede recibir así sus explicaciones de beneficios (EOB). Elija abajo.",
  },
  communication: "Confirmo que leí esta política.",
  communicationMissing: "Confirme que leyó nuestra política de comunicaciones digitales.",
  eob: {
    label: "Entrega de las EOB",
    hint: "¿Cómo quiere recibir sus explicaciones de beneficios (EOB)?",
    Y: "Por vía electrónica: doy mi consentimiento para recibir así mis EOB",
    N: "En papel",
  },
  submit: "Enviar",
  back: "Volver al inicio de sesión",
  unsaved: "Lo que eligió no se guardó. Sigue marcado abajo. Envíelo otra vez.",
  unknown:
    "Aún no sabemos si se guardó lo que eligió. Sigue marcado abajo. Envíelo otra vez: no pasa nada si lo hace dos veces.",
};
