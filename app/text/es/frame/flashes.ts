import { formPartsText } from "../common/form-parts.ts";
import type * as en from "../../en/frame/flashes.ts";

export const flashText: typeof en.flashText = {
  welcome: {
    status: "success",
    text: "Todo está listo. Le damos la bienvenida a su Portal dental del afiliado",
    dismissAfter: 5000,
  },
  "preferences-saved": {
    status: "success",
    text: "Guardamos sus preferencias",
    dismissAfter: 3000,
  },
  "questions-saved": {
    status: "success",
    text: "Guardamos sus preguntas de seguridad",
    dismissAfter: 5000,
  },
  "address-saved": {
    status: "success",
    text: "Guardamos su dirección y su teléfono",
    dismissAfter: 5000,
  },
  "password-changed": {
    status: "success",
    text: "Guardamos su contraseña nueva",
    dismissAfter: 5000,
  },
  "password-reset": {
    status: "success",
    text: "Guardamos su contraseña nueva. Úsela para iniciar sesión.",
    dismissAfter: 8000,
  },
  "other-sessions-ended": {
    status: "success",
    text: "Cerramos todas sus demás sesiones",
    dismissAfter: 5000,
  },
  "group-changed": { status: "success", text: "Usted cambió de grupo", dismissAfter: 5000 },
  "card-emailed": {
    status: "success",
    text: "Enviamos su tarjeta de identificación por correo electrónico",
    dismissAfter: 5000,
  },
  "plan-ending": {
    status: "success",
    text: "Recibimos su cancelación",
    dismissAfter: 8000,
  },
  "plan-ending-already": {
    status: "alert",
    text: "Su plan ya estaba cancelado. No cambió nada.",
    dismissAfter: 10_000,
  },
  "form-kept": {
    status: "alert",
    text: formPartsText.kept,
    dismissAfter: 10_000,
  },
  "first-password": {
    status: "alert",
    text: "Este afiliado debe elegir una contraseña nueva la próxima vez que inicie sesión. Usted no puede elegirla en su lugar.",
    dismissAfter: 10_000,
  },
  confirmed: {
    status: "success",
    text: "Gracias, sabemos que es usted. Puede continuar.",
    dismissAfter: 8000,
  },
  "not-confirmed": {
    status: "alert",
    text: "No pudimos confirmar que es usted, así que no se envió nada. Puede intentarlo otra vez.",
    dismissAfter: 10_000,
  },
};
