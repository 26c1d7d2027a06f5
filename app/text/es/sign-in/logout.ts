import type * as en from "../../en/sign-in/logout.ts";

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
