import type * as en from "../../en/sign-in/registration.ts";

export const registrationText: typeof en.registrationText = {
  steps: ["Sus datos", "Nombre de usuario y contraseña", "Preguntas de seguridad"],
  stepTitle: (step) => `${step} - Crear una cuenta`,
  continue: "Continuar",
  back: "Volver",
  limited: "Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
  trouble: "Fue un error nuestro, no suyo. Vuelva a intentarlo.",
  expired: "Pasó demasiado tiempo. Empiece otra vez. Lo que escribió sigue aquí.",

  who: {
    heading: "Crear una cuenta",
    intro: "Escriba sus datos como aparecen en su tarjeta de identificación.",
    emailAddress: "Dirección de correo electrónico",
    emailAddressLabel: "Dirección de correo electrónico (opcional)",
    notFound:
      "No pudimos crear una cuenta con estos datos. Compárelos con su tarjeta de identificación. " +
      "Si cree que ya tiene una cuenta, intente iniciar sesión.",
  },

  account: {
    heading: "Elija un nombre de usuario y una contraseña",
    forWhom: (firstName) => `Esta cuenta es para ${firstName}.`,
    forWhomInGroup: (firstName, groupName) => `Esta cuenta es para ${firstName}, ${groupName}.`,
    username: "Nombre de usuario",
    usernameHint: "De 3 a 16 letras o números",
    usernameTaken: "Ese nombre de usuario ya está en uso. Elija otro.",
    password: "Contraseña",
  },

  security: {
    heading: "Elija sus preguntas de seguridad",
    intro: "Elija tres preguntas. Si olvida su contraseña, le haremos dos de ellas.",
    question: (number) => `Pregunta de seguridad ${number}`,
    answer: (number) => `Respuesta ${number}`,
    answerInvalid: (number) => `La respuesta ${number} no es válida`,
    answerHint: "De 3 a 30 letras, números, espacios o @$!%*#?&^_+-=",
    sameQuestion: "Elija una pregunta que todavía no haya elegido",
    answersRefused: "No pudimos aceptar esas respuestas. Elija tres preguntas diferentes.",
    unavailable: "No pudimos cargar las preguntas. Por eso su cuenta todavía no está creada.",
    tryAgain: "Volver a intentar",
    unsaved: "Su cuenta todavía no está creada. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si su cuenta se creó. Vuelva a intentarlo en un minuto. " +
      "Si entonces su nombre de usuario ya está en uso, intente iniciar sesión con él.",
    submit: "Crear cuenta",
  },
};

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
