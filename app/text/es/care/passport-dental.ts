import type * as en from "../../en/care/passport-dental.ts";

export const passportDentalText: typeof en.passportDentalText = {
  title: "Passport Dental",
  mark: "SM",
  findCare: "Buscar atención",
  lead: "Busque dentistas expertos cuando viaje.",
  call: {
    title: "Llame a cualquier hora",
    text: "De día o de noche, podemos ayudarle a buscar un dentista en el lugar donde esté.",
    missing: "Aquí no tenemos el número de teléfono. El servicio al cliente se lo puede dar.",
    unavailable:
      "En este momento no podemos mostrar el número de teléfono. El servicio al cliente se lo puede dar.",
    service: "Servicio al cliente",
  },
  claim: {
    title: "¿Cómo envío un reclamo?",
    steps: [
      "Pague al dentista cuando reciba la atención.",
      "Pida un recibo detallado.",
      "Envíe su reclamo cuando vuelva a casa.",
    ],
    receipt: "El recibo debe mostrar:",
    items: [
      "El nombre y la dirección del dentista, con el país",
      "Su nombre y su fecha de nacimiento",
      "Los servicios que recibió, con los números y las superficies de los dientes",
      "El precio de cada servicio, con la moneda",
    ],
    untitled: "Documento",
    where: "Preguntar adónde enviar el reclamo",
  },
  away: {
    title: "¿Viaja fuera de su estado?",
    partner:
      "Nuestro socio de asistencia puede ayudarle a buscar un dentista en cualquier parte del mundo. Llame al número de esta página.",
    partnerNoPhone:
      "Nuestro socio de asistencia puede ayudarle a buscar un dentista en cualquier parte del mundo. El servicio al cliente puede comunicarle con él.",
    outOfNetwork:
      "Puede ver a un dentista fuera de su red. Quizás pague más: estos dentistas pueden cobrar más de lo que permite su plan.",
    find: "Buscar un dentista dentro de la red",
  },
};
