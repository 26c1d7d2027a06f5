import type * as en from "../../en/account/confidential.ts";
import { showDate } from "../common/format.ts";

export const confidentialText: typeof en.confidentialText = {
  title: "Opciones de comunicación",
  heading: "Enviar mi información de salud solo a mí",
  intro:
    "Podemos enviar solo a usted las cartas y los correos electrónicos sobre su atención. No tiene que decirnos por qué.",
  minor:
    "Si tiene menos de 18 años: esto vale para la atención que la ley le permite aceptar por su cuenta.",
  leave: "Salir de esta página",
  draft: "Si su sesión termina, tendrá que escribir esto otra vez.",
  submit: "Enviar solicitud",
  submitChange: "Guardar cambios",
  back: "Volver sin cambios",

  where: {
    legend: "¿Adónde debemos enviarla?",
    hint: "Escriba una dirección de correo electrónico, una dirección postal o ambas. Use una dirección que solo usted pueda abrir.",
    email: "Su dirección de correo electrónico",
    phone: "Su número de teléfono (opcional)",
    phoneHint: "Solo por si tenemos una pregunta sobre esta solicitud.",
    wrongEmail: {
      required: "Escriba su dirección de correo electrónico o una dirección postal",
      pattern: "Esto no parece una dirección de correo electrónico",
    },
  },
  address: {
    legend: "Su dirección postal",
    hint: "Déjela en blanco si le basta el correo electrónico. Puede ser un apartado postal (PO box).",
  },
  about: {
    legend: "¿De qué se trata?",
    all: "Toda mi información de salud",
    some: "Solo parte de mi atención",
    words: "¿De qué atención se trata?",
    wordsForAll: "Elija “Solo parte de mi atención” arriba, o deje esto en blanco",
    wordsHint:
      "Por ejemplo, el nombre de un médico o un tipo de consulta. Déjelo en blanco para toda la atención.",
    wrongWords: {
      required: "Escriba en pocas palabras de qué atención se trata",
      pattern: "Use letras, números y puntuación en una sola línea",
      maxlength: "Escriba 200 caracteres o menos",
    },
    missing: "Elija de qué se trata",
  },
  danger: {
    label: "Podría correr peligro si otras personas vieran mi información de salud",
    hint: "No tiene que marcar esta casilla.",
  },

  steps: ["Recibida", "Aviso enviado", "Vigente"],
  state: {
    received: (day) => `Recibimos su solicitud el ${showDate(day)}.`,
    acknowledged: (day) => `El ${showDate(day)} le avisamos que recibimos su solicitud.`,
    inForce: (day) => `Su solicitud está vigente desde el ${showDate(day)}.`,
    ended: (day) => `Su solicitud dejó de estar vigente el ${showDate(day)}.`,
  },
  notYet: (day, isSubscriber) => ({
    title: `Aún no está vigente. Lo estará a más tardar el ${showDate(day)}.`,
    text: isSubscriber
      ? "Hasta entonces, las cartas y los correos electrónicos sobre su atención todavía pueden llegar a la dirección habitual de su plan."
      : "Hasta entonces, las cartas y los correos electrónicos sobre su atención todavía pueden llegar a la dirección del titular del plan.",
  }),
  late: (day, isSubscriber) => ({
    title: `Debía estar vigente a más tardar el ${showDate(day)}, y no lo está.`,
    text: isSubscriber
      ? "Las cartas y los correos electrónicos sobre su atención todavía pueden llegar a la dirección habitual de su plan. Llámenos."
      : "Las cartas y los correos electrónicos sobre su atención todavía pueden llegar a la dirección del titular del plan. Llámenos.",
  }),
  changeWaiting: (day) =>
    `Sus cambios estarán vigentes a más tardar el ${showDate(day)}. Hasta entonces, las cartas y los correos electrónicos todavía pueden llegar adonde usted pidió antes.`,
  ended: (isSubscriber) =>
    isSubscriber
      ? "Las cartas y los correos electrónicos sobre su atención pueden llegar otra vez a la dirección habitual de su plan. Puede hacer otra solicitud cuando quiera."
      : "Las cartas y los correos electrónicos sobre su atención pueden llegar otra vez a la dirección del titular del plan. Puede hacer otra solicitud cuando quiera.",

  facts: {
    title: "Lo que usted pidió",
    email: "Correo electrónico",
    mail: "Correo postal",
    phone: "Teléfono",
    about: "Se trata de",
    danger: "Podría correr peligro",
    yes: "Sí",
    received: "Recibida",
    acknowledged: "Aviso enviado",
    inForce: "Vigente",
    by: (day) => `A más tardar el ${showDate(day)}`,
    notYet: "Aún no",
  },
  covers: {
    title: "Qué incluye",
    all: [
      "Las cartas y las explicaciones de beneficios sobre su atención solo llegan adonde usted pidió.",
      "En este sitio, nadie más de su familia ve los reclamos, las explicaciones de beneficios, los referidos ni la atención primaria que son suyos. Tampoco ve cuánto ha usado de sus beneficios.",
    ],
    some: [
      "Las cartas y las explicaciones de beneficios sobre la atención que indicó solo llegan adonde usted pidió.",
      "En este sitio, nadie más de su familia ve nada sobre esa atención.",
    ],
    not: "Las facturas del consultorio de su médico no son nuestras. Pida al consultorio que también se las envíe a usted.",
  },
  change: "Cambiar",
  end: "Cancelar esta solicitud",
  again: "Pedir otra vez",

  ending: {
    heading: "¿Cancelar su solicitud?",
    text: (isSubscriber) =>
      isSubscriber
        ? "Si la cancela, las cartas y los correos electrónicos sobre su atención pueden llegar otra vez a la dirección habitual de su plan."
        : "Si la cancela, las cartas y los correos electrónicos sobre su atención pueden llegar otra vez a la dirección del titular del plan.",
    dependent:
      "El titular del plan podrá ver otra vez los reclamos y las explicaciones de beneficios que son suyos, también los anteriores.",
    submit: "Cancelar mi solicitud",
    changed:
      "Su solicitud cambió después de que usted abrió esta página. Revísela antes de cancelarla.",
    back: "Mantener mi solicitud",
  },

  history: {
    title: "Si otras personas usan este dispositivo",
    text: "El historial de su navegador muestra esta página como “Opciones de comunicación”. Para quitarla, abra el historial en el menú del navegador, busque esta página y bórrela. Una ventana privada no guarda historial.",
  },

  refused: "No pudimos aceptar esta solicitud. Revísela y vuelva a intentarlo, o llámenos.",
  unsaved: "Su solicitud no se guardó. Vuelva a intentarlo.",
  unknown:
    "Aún no sabemos si su solicitud se guardó. Vea esta página otra vez en un minuto antes de volver a intentarlo.",
};
