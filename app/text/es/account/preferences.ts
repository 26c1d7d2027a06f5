import type * as en from "../../en/account/preferences.ts";

export const preferencesText: typeof en.preferencesText = {
  title: "Preferencias de comunicación",
  heading: "Actualizar las preferencias de comunicación",
  intro: "Díganos cómo quiere recibir nuestros mensajes.",
  missing: {
    email: "Antes de continuar, agregue su dirección de correo electrónico. No la tenemos.",
    choices: "Antes de continuar, díganos cómo quiere recibir nuestros mensajes.",
    both: "Antes de continuar, agregue su dirección de correo electrónico y díganos cómo quiere recibir nuestros mensajes.",
  },
  emailAddress: "Dirección de correo electrónico",
  keptAddress: "Puede cambiar su dirección de correo electrónico más tarde, en Configuración.",
  emailBreakingNews:
    "Enviarme de vez en cuando noticias e información importante sobre productos por correo electrónico.",
  electronicEob: {
    label: "Explicación de beneficios (EOB) electrónica",
    hint: "¿Quiere recibir sus EOB por vía electrónica?",
    Y: "Sí",
    N: "No",
  },
  electronicMedicareMailing: {
    label: "Materiales de Medicare",
    hint: "¿Cómo quiere recibirlos?",
    Y: "Aviso por correo electrónico",
    N: "Correo postal",
  },
  ebill: "eBill",
  discontinuePaperStatements: {
    label: "Facturas",
    hint: "¿Cómo quiere recibirlas?",
    Y: "Facturas sin papel",
    N: "Facturas en papel",
  },
  emailWhenBillReady: "Avisarme por correo electrónico cuando mi factura esté lista",
  emailPaymentReminder:
    "Enviarme un correo electrónico unos 5 días antes de la fecha límite de pago de mi factura.",
  submit: "Guardar",
  unknown:
    "Aún no sabemos si sus preferencias se guardaron. Lo que eligió sigue aquí. Guárdelo otra vez: no pasa nada si lo hace dos veces.",
  unsaved: "No pudimos guardar sus preferencias. Lo que eligió sigue aquí. Vuelva a intentarlo.",
  refused: "No pudimos guardar sus preferencias. Revise lo que escribió y guárdelo otra vez.",
};
