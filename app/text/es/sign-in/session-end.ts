import type * as en from "../../en/sign-in/session-end.ts";
import { showUnit } from "../common/units.ts";

export const sessionEndText: typeof en.sessionEndText = {
  title: "¿Sigue ahí?",
  idle: (minutes) =>
    `Por su seguridad, cerramos su sesión después de ${showUnit(minutes, "minute")} sin actividad. ` +
    "Ese tiempo está por terminar.",
  whole:
    "Por su seguridad, las sesiones duran hasta 2 horas. La suya está por terminar. " +
    "Termine lo que está haciendo e inicie sesión otra vez.",
  ended: {
    title: "Sesión terminada",
    heading: "Su sesión terminó",
    why: (minutes) =>
      `Por su seguridad, cerramos su sesión después de ${showUnit(minutes, "minute")} sin actividad.`,
    atMost: "Las sesiones duran hasta 2 horas.",
    kept:
      "Su último formulario no se envió. " +
      "Lo guardaremos durante 15 minutos. Inicie sesión otra vez para revisarlo y enviarlo.",
    logIn: "Iniciar sesión",
  },
};

export const logoutText: typeof en.logoutText = {
  title: "Sesión cerrada",
  heading: "La sesión se cerró correctamente",
  thanks: "Gracias por usar el Portal dental del afiliado. Su sesión se cerró correctamente.",
  visitor: {
    heading: "Usted no ha iniciado sesión",
    text: "Si la había iniciado antes, su sesión ya terminó.",
  },
  next: "¿Qué le gustaría hacer ahora?",
};
