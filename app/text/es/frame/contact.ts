import type * as en from "../../en/frame/contact.ts";

const dayHalf = (isMorning: boolean) => (isMorning ? "a.m." : "p.m.");

export const contactText: typeof en.contactText = {
  title: "Contáctenos",
  backToLogin: "Volver al inicio de sesión",
  backHome: "Volver al inicio",
  customerService: "Servicio al cliente",
  none: "Los datos de contacto no están disponibles en este momento.",
  line: {
    support: {
      title: "Ayuda con el Portal del afiliado",
      about: "Ayuda para iniciar sesión y usar este sitio web.",
    },
    medical: { title: "Plan médico", about: "Beneficios y reclamos médicos." },
    dental: { title: "Plan dental", about: "Beneficios y reclamos dentales." },
    pharmacy: { title: "Farmacia", about: "Recetas y beneficios de farmacia." },
    oebb: { title: "OEBB", about: "Para afiliados de Oregon Educators Benefit Board." },
    pebb: { title: "PEBB", about: "Para afiliados de Public Employees’ Benefit Board." },
    medicareAdvantage: {
      title: "Medicare Advantage",
      about: "Para afiliados de un plan Medicare Advantage.",
    },
    medicarePharmacy: {
      title: "Farmacia de Medicare",
      about: "Recetas para afiliados de un plan de Medicare.",
    },
    medicareService: {
      title: "Servicio al cliente",
      about: "Su plan, sus beneficios y sus reclamos.",
    },
    tty: { title: "TTY", about: "Para personas sordas o con dificultades para oír." },
  },
  hours: {
    support: ["De lunes a viernes,", "de 7:30 a.m. a 5:30 p.m.,", "hora del Pacífico"],
    medicareLines: [
      "De 7 a.m. a 8 p.m.,",
      "hora del Pacífico:",
      "del 15 de febrero al 30 de septiembre,",
      "de lunes a viernes;",
      "del 1 de octubre al 14 de febrero,",
      "de lunes a domingo",
    ],
    medicareService: [
      "De 7 a.m. a 8 p.m.,",
      "hora del Pacífico,",
      "los siete días de la semana,",
      "del 1 de octubre al 31 de marzo",
    ],
  },
  hoursLabel: "Horario:",
  opening: {
    open: (time) => `Abierto ahora, hasta ${time}`,
    today: (time) => `Cerrado ahora. Abre a ${time}`,
    tomorrow: (time) => `Cerrado ahora. Abre mañana a ${time}`,
    later: (weekday, time) => `Cerrado ahora. Abre el ${weekday} a ${time}`,
    inWeeks: (weekday, day, time) => `Cerrado ahora. Abre el ${weekday} ${day} a ${time}`,
    closed: "Cerrado en este momento",
    // With its article, which is singular for one o'clock: "la 1:30 p.m.", "las 7 a.m.".
    time: (hour, minute, isMorning) => {
      const half = dayHalf(isMorning);
      if (minute === "00") {
        return hour === 1
          ? `la 1 ${half}, hora del Pacífico`
          : `las ${hour} ${half}, hora del Pacífico`;
      }
      return hour === 1
        ? `la 1:${minute} ${half}, hora del Pacífico`
        : `las ${hour}:${minute} ${half}, hora del Pacífico`;
    },
  },
  tty: "TTY 711",
  region: { alaska: "Alaska", oregon: "Oregón" },
  call: (title) => `${title}: llame al`,
  email: (title) => `${title}: escriba a`,
  spanish: "Servicio en español:",
  otherPlans: "Otros planes",
  calendar: "Calendario de días feriados",
  help: {
    title: "Centro de ayuda",
    topic: {
      "id-card": "Ir a su tarjeta de ID",
      handbooks: "Leer sus manuales",
      "communication-choices": "Ver sus opciones de comunicación",
    },
  },
};
