import type * as en from "../../en/account/ebill.ts";

export const ebillText: typeof en.ebillText = {
  title: "eBill",
  intro: "Vea y pague sus facturas en el sitio de eBill.",
  billUnread: "En este momento no sabemos si tiene una factura. Véalo en eBill.",
  bills: {
    title: "Sus facturas",
    waiting: "Tiene una factura de la prima en eBill",
    registered: "Usted ya se registró en eBill. El sitio se abre en una pestaña nueva.",
    first:
      "Crearemos su cuenta de eBill la primera vez que entre. El sitio se abre en una pestaña nueva.",
    unknown:
      "eBill se abre en una pestaña nueva. Si es la primera vez que entra, crearemos su cuenta de eBill.",
    staff: "Solo la persona afiliada puede ir a eBill.",
    button: "Ir a eBill",
  },
  preferences: {
    title: "Cómo recibe sus facturas",
    unavailable: "En este momento no podemos mostrar cómo recibe sus facturas",
    notChosen: "Aún sin elegir",
    yes: "Sí",
    no: "No",
    emailsTo: "Los avisos llegan a",
    changeEmail: "Cambiar la dirección en Configuración",
    addEmail: "Agregarla en Configuración",
    noEmail:
      "No tenemos su dirección de correo electrónico. Por eso no podemos enviarle correos electrónicos sobre sus facturas.",
    save: "Guardar",
    unsaved: "No pudimos guardar lo que eligió. Sigue aquí. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si se guardó lo que eligió. Sigue aquí. Vea esta página otra vez en un minuto antes de volver a intentarlo.",
  },
};
