import type * as en from "../../en/common/form-parts.ts";
import { showWait } from "./wait.ts";

export const formPartsText: typeof en.formPartsText = {
  sentOften: (seconds) =>
    seconds === null
      ? "Llegó al límite de envíos por hora, así que no se envió nada. Espere unos minutos y vuelva a intentarlo."
      : `Llegó al límite de envíos por hora, así que no se envió nada. Espere ${showWait(seconds)} y vuelva a intentarlo.`,
  sending: "Enviando…",
  requiredField: "Campo obligatorio",
  choose: "Elija una opción",
  progress: "Progreso",
  step: (number, of, label) => `Paso ${number} de ${of}: ${label}`,
  allSteps: (of) => `Los ${of} pasos están completos`,
  done: "(completo)",
  continue: "Continuar",
  changedMeanwhile:
    "Esto cambió después de que usted abrió esta página. Revíselo y guarde otra vez.",
  savedNow: "Lo que está guardado ahora",
  kept: "Su sesión terminó antes de que esto se enviara. Revíselo y vuelva a enviarlo.",
};
