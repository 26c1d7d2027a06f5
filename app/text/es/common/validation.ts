import type * as en from "../../en/common/validation.ts";

export type { FieldErrorKind, FieldErrorMessages } from "../../en/common/validation.ts";

/** Of each label whose field has no message of its own for a value of the wrong form. */
const invalid: Readonly<Record<string, string>> = {
  "Dirección de correo electrónico": "Escriba una dirección de correo electrónico válida",
  "Nombre de usuario": "Escriba un nombre de usuario válido",
  Contraseña: "Escriba una contraseña válida",
  "Contraseña nueva": "Escriba una contraseña nueva válida",
  Nombre: "Escriba un nombre válido",
  Apellido: "Escriba un apellido válido",
  "Fecha de nacimiento": "Escriba una fecha de nacimiento válida",
  "Número de identificación": "Escriba un número de identificación válido",
  "Código postal": "Escriba un código postal válido",
};

// The label stands in quotation marks, because its gender is not known here.
const es: Record<en.FieldErrorKind, (label: string) => string> = {
  required: (label) => `El campo “${label}” es obligatorio`,
  pattern: (label) => invalid[label] ?? `El valor del campo “${label}” no es válido`,
  minlength: (label) => `El campo “${label}” tiene muy pocos caracteres`,
  maxlength: (label) => `El campo “${label}” tiene demasiados caracteres`,
  mismatch: (label) => `El campo “${label}” no coincide`,
  inFuture: (label) => `El campo “${label}” no puede tener una fecha posterior a hoy`,
  dateRangeInvalid: () => "La fecha final debe ser posterior a la fecha inicial",
  tooEarly: () => "La fecha inicial no puede ser de hace más de dos años",
};

/** The message of an invalid field (§5): its own, else the generic one. */
export const fieldErrorMessage: typeof en.fieldErrorMessage = (kind, label, messages) =>
  messages?.[kind] ?? es[kind](label);
