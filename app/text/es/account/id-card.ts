import type * as en from "../../en/account/id-card.ts";
import { categoryOfCoverage } from "../benefits/category-in-text.ts";

export const idCardText: typeof en.idCardText = {
  file: "tarjeta-de-id",
  title: "Tarjetas de identificación",
  lead: "Guarde una tarjeta en su teléfono o computadora. Puede abrirla sin internet e imprimirla en el tamaño de una tarjeta.",
  // They agree with "tarjeta", unlike the names of the benefits.
  categories: {
    M: "Médica",
    D: "Dental",
    V: "De la vista",
    X: "De farmacia",
  },
  categoriesInText: {
    M: categoryOfCoverage.medical,
    D: categoryOfCoverage.dental,
    V: categoryOfCoverage.vision,
    X: categoryOfCoverage.pharmacy,
  },
  of: (member, card) => [`(${member}: `, card, ")"],
  download: "Descargar PDF",
  save: "Guardar tarjeta",
  email: "Enviar por correo electrónico",
  showLarge: "Ver en grande",
  unavailable: "En este momento no podemos mostrar esta tarjeta de identificación",
  none: {
    title: "No hay tarjetas de identificación para mostrar",
    text: "Si esperaba ver una aquí, el servicio al cliente puede ayudarle.",
  },
  customerService: "Servicio al cliente",

  card: {
    front: "Frente",
    back: "Reverso",
    whatToDo: [
      "Muestre esta tarjeta antes de recibir atención. En una emergencia, primero llame al 911.",
      "Esta tarjeta no garantiza la cobertura.",
    ],
  },

  saved: {
    title: (member) => `Tarjeta de identificación de ${member}`,
    asOf: (day) =>
      `Se guardó el ${day}. Es posible que su cobertura haya cambiado después. La tarjeta vigente está en el portal.`,
  },

  mail: {
    title: "Recibir una tarjeta por correo postal",
    text: "Antes puede revisar su dirección.",
    ask: "Pedir por correo postal",
    heading: "Pedir tarjetas de identificación por correo postal",
    pageTitle: (card) => `Pedir tarjetas de identificación por correo postal: ${card}`,
    card: "Tarjeta",
    people: "Para",
    address: "Enviar a",
    unavailable:
      "En este momento no podemos mostrar su dirección. Enviaríamos las tarjetas a la que tenemos registrada.",
    noAddress: "No tenemos su dirección postal. Por eso no podemos enviarle una tarjeta.",
    otherAddress:
      "¿Su dirección falta o no es correcta? Comuníquese con nosotros antes de pedir una tarjeta.",
    submit: "Pedir mis tarjetas",
    of: (card) => ["(", card, ")"],
    unsaved: "No se pidió ninguna tarjeta. Vuelva a intentarlo.",
    unknown:
      "No sabemos si se pidió su tarjeta. Espere unos días antes de pedirla otra vez, o llámenos.",
    refused: "No pudimos pedir esta tarjeta. Comuníquese con el servicio al cliente.",
  },

  emailing: {
    title: (member, card) =>
      `Enviar por correo electrónico la tarjeta de identificación de ${member}: ${card}`,
    heading: "Enviar una tarjeta de identificación por correo electrónico",
    intro: (member, card) => [
      `Enviaremos la tarjeta de ${member} (`,
      card,
      ") a una sola dirección. Cualquier persona con acceso a ese correo puede verla.",
    ],
    address: "Dirección de correo electrónico",
    onBehalf: "Use solo una dirección que la persona afiliada le haya dado.",
    submit: "Enviar tarjeta",
    back: "Volver a las tarjetas de identificación",
    unsaved: "La tarjeta no se envió. Vuelva a intentarlo.",
    unknown: "No sabemos si la tarjeta se envió. Revise ese buzón antes de enviarla otra vez.",
    refused: "No pudimos enviar la tarjeta a esta dirección. Revísela y vuelva a intentarlo.",
  },
};

const downloading = "Descargando…";

export const resourceDownloadText: typeof en.resourceDownloadText = {
  title: "Descargar",
  downloading,
  says: {
    waiting: { title: downloading, text: null },
    done: {
      title: "Su tarjeta de identificación se descargó",
      text: "Está en sus descargas. ¿No está allí? Abra la tarjeta aquí. Puede cerrar esta pestaña cuando la tenga.",
    },
    failed: {
      title: "No pudimos descargar su tarjeta de identificación",
      text: "Revise su conexión a internet y abra la tarjeta aquí.",
    },
  },
  noScript:
    "Su navegador guarda la tarjeta en sus descargas. Si en unos segundos no está allí, abra la tarjeta aquí. Puede cerrar esta pestaña cuando la tenga.",
  open: "Abrir tarjeta",
};
