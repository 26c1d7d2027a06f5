import type * as en from "../../en/common/overlays.ts";

export const overlaysText: typeof en.overlaysText = {
  close: "Cerrar",
  cancel: "Cancelar",
  edit: "Editar",
  save: "Guardar",
  textUnavailable: "Este texto no está disponible en este momento. Vuelva a intentarlo más tarde.",
};
