import type * as en from "../../en/account/settings.ts";

export const settingsText: typeof en.settingsText = {
  title: "Configuración",
  intro: "Cómo inicia sesión y cómo recibe nuestros mensajes.",

  signIn: {
    title: "Nombre de usuario y contraseña",
    username: "Nombre de usuario",
    otherSite: "Usted llegó desde otro sitio. Por eso no hay un nombre de usuario para mostrar.",
    staff: "No se muestra al personal",
    change: "Cambiar contraseña",
    endOthersHint:
      "¿Su sesión sigue abierta en otro lugar? Con este botón la cierra en todos los demás dispositivos. Aquí seguirá abierta.",
    endOthers: "Cerrar las demás sesiones",
    notEnded: "Sus otras sesiones no se cerraron. Vuelva a intentarlo.",
  },

  questions: {
    title: "Preguntas de seguridad",
    answers: "Respuestas",
    hidden: "No se muestran. Si olvida su contraseña, le hacemos dos de sus preguntas.",
    intro: "Elija tres preguntas y respóndalas. Reemplazan sus preguntas y respuestas anteriores.",
    staff: "Solo la persona afiliada puede cambiarlas.",
    save: "Guardar preguntas",
    refused: "No pudimos aceptar esas respuestas. Elija tres preguntas diferentes.",
    unavailable: "No pudimos cargar las preguntas. No cambió nada.",
    tryAgain: "Volver a intentar",
    unsaved: "Sus preguntas no se cambiaron. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si sus preguntas se cambiaron. Guárdelas otra vez: no pasa nada si lo hace dos veces.",
  },

  preferences: {
    title: "Correo electrónico y comunicación",
    unavailable: "En este momento no podemos mostrar sus preferencias",
    email: "Dirección de correo electrónico",
    noEmail: "No tenemos su dirección de correo electrónico",
    news: "Noticias",
    eob: "Explicaciones de beneficios (EOB)",
    medicare: "Materiales de Medicare",
    statements: "Facturas",
    invoice: "Aviso de factura lista",
    reminder: "Recordatorio de pago",
    values: {
      emailBreakingNews: {
        Y: "Noticias e información de productos, de vez en cuando por correo electrónico",
        N: "Ninguna por correo electrónico",
      },
      electronicEob: {
        Y: "Por vía electrónica, a partir de su próxima EOB",
        N: "En papel por correo postal, a partir de su próxima EOB",
      },
      electronicMedicareMailing: {
        Y: "Un aviso por correo electrónico, a partir del próximo envío",
        N: "En papel por correo postal, a partir del próximo envío",
      },
      discontinuePaperStatements: {
        Y: "Sin papel, a partir de su próxima factura",
        N: "En papel por correo postal, a partir de su próxima factura",
      },
      emailWhenBillReady: {
        Y: "Por correo electrónico, cuando su próxima factura esté lista",
        N: "Ninguno por correo electrónico",
      },
      emailPaymentReminder: {
        Y: "Por correo electrónico, unos 5 días antes de la fecha límite de pago de su próxima factura",
        N: "Ninguno por correo electrónico",
      },
    },
    unset: "Aún sin elegir",
    intro: "Los cambios valen a partir del próximo envío.",
    oldAddress:
      "Si cambia su dirección de correo electrónico, también enviaremos un aviso a la anterior.",
    save: "Guardar preferencias",
    unsaved: "Sus preferencias no se cambiaron. Lo que eligió sigue aquí. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si sus preferencias se cambiaron. Véalas otra vez en un minuto antes de volver a intentarlo.",
  },
};

export const changePasswordText: typeof en.changePasswordText = {
  title: "Cambiar contraseña",
  heading: "Cambiar su contraseña",
  first: "Elija una contraseña nueva para terminar de iniciar sesión.",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  wrong: "Esa no es su contraseña actual",
  reused: "Esa es su contraseña actual. Elija otra.",
  limited: "Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
  unsaved: "Su contraseña no se cambió. Vuelva a intentarlo.",
  unknown:
    "Aún no sabemos si su contraseña se cambió. Vuelva a intentarlo en un minuto. Si su " +
    "contraseña actual ya no funciona, cierre la sesión e inicie sesión con la nueva.",
  submit: "Cambiar contraseña",
};
