import type * as en from "../../en/common/validation.ts";
import { passwordErrors } from "./form-parts.ts";

export type { FieldErrorKind, FieldErrorMessages } from "../../en/common/validation.ts";

export const invalidText: typeof en.invalidText = {
  emailAddress: "Escriba una dirección de correo electrónico válida",
  username: "Escriba un nombre de usuario válido",
  password: "Escriba una contraseña válida",
  newPassword: "Escriba una contraseña nueva válida",
  firstName: "Escriba un nombre válido",
  lastName: "Escriba un apellido válido",
  dateOfBirth: "Escriba una fecha de nacimiento válida",
  memberId: "Escriba un número de identificación válido",
  subscriberId: "Escriba un número de identificación válido",
};

// The label stands in quotation marks, because its gender is not known here.
const es: Record<en.FieldErrorKind, (label: string) => string> = {
  required: (label) => `El campo “${label}” es obligatorio`,
  pattern: (label) => `El valor del campo “${label}” no es válido`,
  minlength: (label) => `El campo “${label}” tiene muy pocos caracteres`,
  maxlength: (label) => `El campo “${label}” tiene demasiados caracteres`,
  mismatch: (label) => `El campo “${label}” no coincide`,
  outerSpace: () => passwordErrors.outerSpace,
  inFuture: (label) => `El campo “${label}” no puede tener una fecha posterior a hoy`,
  dateRangeInvalid: () => "La fecha final debe ser posterior a la fecha inicial",
  tooEarly: () => "La fecha inicial no puede ser de hace más de dos años",
};

/** The message of an invalid field (§5): its own, else the generic one. */
export const fieldErrorMessage: typeof en.fieldErrorMessage = (kind, label, messages) =>
  messages?.[kind] ?? es[kind](label);
