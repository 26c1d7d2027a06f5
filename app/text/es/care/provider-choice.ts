import type * as en from "../../en/care/provider-choice.ts";
import { showDate } from "../common/format.ts";
import { listInText, listNames } from "../common/list.ts";

export const providerChoiceText: typeof en.providerChoiceText = {
  title: "Confirmar su elección",
  heading: "Confirmar su proveedor",
  intro: "Revise los datos antes de guardar.",
  introMany: "Revise los datos y elija para quién es este proveedor.",
  currentProvider: (name) => `Proveedor actual de ${name}`,
  noneNow: "Sin proveedor por ahora",
  chosen: "Usted elige",

  who: "¿Para quién es?",
  whoHint: "Puede elegir el mismo proveedor para varias personas.",
  hasNow: (provider) =>
    provider === null ? "Aún sin proveedor." : `Proveedor actual: ${provider}.`,
  willHave: (provider, day) => (day === null ? "" : `A partir del ${showDate(day)}: ${provider}.`),
  period: {
    active: (day) => `Cobertura actual, desde el ${showDate(day)}`,
    future: (day) => `Cobertura a partir del ${showDate(day)}`,
  },
  forPeriod: {
    active: (day) => `Para la cobertura actual, desde el ${showDate(day)}.`,
    future: (day) => `Para la cobertura a partir del ${showDate(day)}.`,
  },
  periods: (name) => `Cobertura de ${name}`,
  already: (names) =>
    names.length === 1
      ? `Ya tiene este proveedor: ${listNames(names)}.`
      : `Ya tienen este proveedor: ${listNames(names)}.`,
  email: "Dirección de correo electrónico",
  emailHint: "Enviaremos una confirmación a esta dirección.",
  submit: "Guardar elección",
  back: "Volver a los resultados",

  nobody: "Elija al menos una persona",
  changed:
    "Cambiaron las personas para quienes puede elegir. Revise el formulario y guarde otra vez.",

  closed: {
    full: (provider) => `${provider} no acepta pacientes nuevos en este momento`,
    gone: "En este momento no se puede elegir este proveedor",
    theirs: (names, provider) =>
      `${provider} ya es el proveedor de atención primaria de ${listInText(names)}`,
    text: "No cambió nada. Elija otro proveedor.",
    nothing: "No hay nada que guardar.",
  },

  trouble: {
    full: (provider) =>
      `Su elección no se guardó. Es posible que ${provider} ya no acepte pacientes nuevos. Elija otro proveedor o vuelva a intentarlo más tarde.`,
    refused: "Su elección no se guardó. Revísela y vuelva a intentarlo, o elija otro proveedor.",
    unsaved: "Su elección no se guardó. Vuelva a intentarlo.",
  },

  provider: {
    unnamed: "Proveedor sin nombre",
    speaks: (languages) => ["Idiomas: ", languages],
    accepting: {
      yes: "Acepta pacientes nuevos",
      no: "No acepta pacientes nuevos",
      unknown: "Pregunte en el consultorio si acepta pacientes nuevos",
    },
  },

  done: {
    title: "Su elección",
    titles: {
      saved: "Su elección se guardó",
      found: "Su elección se guardó",
      unknown: "No sabemos si su elección se guardó",
    },
    answers: {
      saved: "Su plan ya tiene su elección de proveedor de atención primaria.",
      found: "No nos llegó la respuesta de su plan. Lo revisamos: su elección se guardó.",
      unknown:
        "No nos llegó la respuesta de su plan y aún no sabemos si se guardó. Vuelva a esta página en un minuto o llámenos. Puede elegir el mismo proveedor otra vez sin problema.",
    },
    provider: "Proveedor de atención primaria",
    people: "Para",
    before: (provider) => `Antes: ${provider}`,
    since: (provider) => `Cambió después. Ahora el proveedor es ${provider}.`,
    email: (address) => `Enviaremos una confirmación a ${address}.`,
    again: "Volver a intentar",
    seeCare: "Ver atención primaria",
    home: "Ir al inicio",
  },
};
